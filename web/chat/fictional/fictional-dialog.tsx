import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FictionalExplanation } from '../fictional-explanation.tsx';
import { writingQuery } from '../permission/get-writing.query.ts';
import styles from './fictional-dialog.module.css';

/** Stores on the server that the member acknowledged a fictional profile (FIC-4). */
function useAcknowledgeFictional() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(acknowledgeFictional, { idempotent: true }),
    onSuccess: ({ profile }) =>
      queries.setQueryData(writingQuery(profile).queryKey, (known) =>
        known?.fictional ? { ...known, fictional: { ...known.fictional, acknowledged: true } } : undefined,
      ),
  });
}

/**
 * Shown before the first message to a fictional profile. Explains what it is, who writes, and that no meeting
 * is possible (FIC-4).
 */
export function FictionalDialog(props: { other: ProfileCard; onAccept: () => void; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const acknowledge = useAcknowledgeFictional();
  const { id, name } = props.other;
  const accept = () => acknowledge.mutate({ profile: id }, { onSuccess: props.onAccept });
  return (
    <Dialog title={text('chat.fictional.title', { name })} noCross onClose={props.onClose}>
      <div className={styles.words}>
        <FictionalExplanation name={name} />
        {acknowledge.error && !acknowledge.isPending ? (
          <Alert color="red" role="alert">
            {failure(acknowledge.error)}
          </Alert>
        ) : null}
      </div>
      <div className={styles.ways}>
        <Button onClick={accept} loading={acknowledge.isPending}>
          {text('chat.fictional.accept')}
        </Button>
        <Button variant="subtle" onClick={props.onClose}>
          {text('chat.fictional.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
