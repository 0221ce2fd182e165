import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Id } from '#contract/kit/id.ts';
import { liftRestrictions } from '#contract/profiles/lift-restrictions.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './lift-button.module.css';

/** Ends all restrictions of a member and refreshes all queries. */
function useLiftRestrictions() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(liftRestrictions, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries(),
  });
}

/**
 * Ends all restrictions of a member after one confirmation; for operators (DSA-6). `number` is the number of
 * the case.
 */
export function LiftButton({ member, number }: { member: Id; number: string }) {
  const text = useText();
  const failure = useFailureText();
  const [asking, setAsking] = useState(false);
  const lift = useLiftRestrictions();
  const close = () => setAsking(false);
  const doIt = () =>
    lift.mutate(
      { member },
      {
        onSuccess: () => toast({ tone: 'success', text: text('safety.restriction.lifted') }),
        onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
        onSettled: close,
      },
    );
  return (
    <>
      <Button
        variant="default"
        className={styles.lift}
        aria-label={text('safety.restriction.lift_of', { number })}
        onClick={() => setAsking(true)}
      >
        {text('safety.restriction.lift')}
      </Button>
      {asking ? (
        <Dialog title={text('safety.restriction.lift_title')} noCross onClose={close}>
          <p>{text('safety.restriction.lift_what')}</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="subtle" onClick={close}>
              {text('safety.restriction.cancel')}
            </Button>
            <Button loading={lift.isPending} onClick={doIt}>
              {text('safety.restriction.lift')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}
