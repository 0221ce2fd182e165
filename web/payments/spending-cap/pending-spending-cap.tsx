import { Button } from '@mantine/core';
import type { SpendingCap } from '#contract/payments/get-spending-cap.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useSetSpendingCap } from './set-spending-cap.mutation.ts';
import styles from './spending-cap.module.css';

/** A higher cap that is not yet in force, and a button that keeps the current cap. */
export function PendingSpendingCap({ of: { cap, currency, next } }: { of: SpendingCap }) {
  const text = useText();
  const money = useFormatMoney();
  const failureText = useFailureText();
  const { mutate, isPending } = useSetSpendingCap();
  if (!next || cap === null) return null;
  const from = new Date(next.from);
  const keep = () =>
    mutate(
      { cap: { amount: cap, currency } },
      {
        onSuccess: () => toast({ tone: 'success', text: text('payments.cap.kept') }),
        onError: (failure) => toast({ tone: 'danger', text: failureText(failure) }),
      },
    );
  return (
    <div className={styles.next}>
      <p>
        {next.cap === null
          ? text('payments.cap.ends', { from })
          : text('payments.cap.rises', { from, cap: money({ amount: next.cap, currency }) })}
      </p>
      <Button variant="default" loading={isPending} onClick={keep}>
        {text('payments.cap.keep')}
      </Button>
    </div>
  );
}
