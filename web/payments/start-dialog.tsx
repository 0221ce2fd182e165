import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startCredits } from '#contract/payments/start-credits.ts';
import { useWallet, walletQuery } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './start-dialog.module.css';

/** Asks for the start of the waiting credits. Idempotent: a second request changes nothing. */
function useStartCredits() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(startCredits, { idempotent: true }),
    onSuccess: ({ credits, waiting, paid_user }) =>
      queries.setQueryData(walletQuery().queryKey, (before) => ({ ...before, credits, waiting, paid_user })),
  });
}

/**
 * Asks once whether the waiting credits may be used now, in the words of the checkbox at the order (CRED-14,
 * CON-3). `sends`: the button also sends what waits for these credits.
 */
export function StartDialog(props: { sends?: boolean; onStarted: () => void; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { refund_days: days } = useSettings();
  const waiting = useWallet()?.waiting ?? 0;
  const start = useStartCredits();
  // A refusal may be newer than the wallet of this page.
  useEffect(() => {
    if (waiting === 0) void queries.invalidateQueries({ queryKey: walletQuery().queryKey });
  }, [waiting, queries]);
  return (
    <Dialog
      title={text('payments.waiting.title', { credits: waiting })}
      noCross
      stays={start.isPending}
      onClose={props.onClose}
    >
      <p className={styles.body}>{text('payments.waiting.body', { days })}</p>
      <blockquote className={styles.words}>{text('payments.start_now', { days })}</blockquote>
      {start.error && !start.isPending ? (
        <Alert color="red" role="alert">
          {failure(start.error)}
        </Alert>
      ) : null}
      <div className={styles.ways}>
        <Button loading={start.isPending} onClick={() => start.mutate({}, { onSuccess: props.onStarted })}>
          {text(props.sends ? 'payments.waiting.agree_send' : 'payments.waiting.agree')}
        </Button>
        <Button variant="subtle" disabled={start.isPending} onClick={props.onClose}>
          {text('payments.waiting.later')}
        </Button>
      </div>
    </Dialog>
  );
}
