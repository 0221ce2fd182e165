import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import type { Writing } from '#contract/chat/get-writing.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FictionalExplanation } from '../fictional-explanation.tsx';
import { writingQuery } from '../permission/use-writing.ts';
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
function FictionalDialog(props: { other: ProfileCard; onAccept: () => void; onClose: () => void }) {
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

interface FictionalNotice {
  /**
   * Runs the action now, or after the member acknowledged the fictional profile. Never runs if they decline
   * (FIC-4).
   */
  readonly before: (act: () => void) => void;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Asks for the acknowledgement before a member's first message, gift or picture to a fictional profile. */
export function useFictionalNotice(other: ProfileCard, writing: Writing | null): FictionalNotice {
  const [waiting, setWaiting] = useState<{ act: () => void } | null>(null);
  const isAcknowledged = !other.fictional || writing?.fictional?.acknowledged === true;
  return {
    before: (act) => (isAcknowledged ? act() : setWaiting({ act })),
    dialog: waiting ? (
      <FictionalDialog
        other={other}
        onAccept={() => {
          setWaiting(null);
          waiting.act();
        }}
        onClose={() => setWaiting(null)}
      />
    ) : null,
  };
}
