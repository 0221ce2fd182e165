import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import type { ConsolePaymentFacts } from '#contract/payments/console/get-console-payment.ts';
import { isOutOfProportion, worthOfCredits } from '#contract/payments/console/refund-proportion.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const decideRefundMutation = () => mutationFor(decideRefund);

/** A refund that waits for approval by a second operator: of a direct debit, or above the limit (SEPA-8, SAFE-6). */
export function RefundDecision(props: {
  payment: ConsolePaymentFacts;
  proposal: NonNullable<ConsolePaymentFacts['proposal']>;
}) {
  const { payment, proposal } = props;
  const text = useText();
  const money = useFormatMoney();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { id, own, early, amount, credits, reason } = proposal;
  const { mutate, isPending } = useMutation({
    ...decideRefundMutation(),
    async onSuccess({ approved }) {
      toast({
        tone: 'success',
        text: text(
          approved ? 'payments.refund.requested' : `payments.refund.${early ? 'early_' : ''}dropped`,
        ),
      });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const bought = { price: payment.price.amount, credits: payment.credits };
  const decide = (approved: boolean) => mutate({ proposal: id, approved });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.refund.waits_title')}</h2>
      <p>{text('payments.refund.proposed', { amount: money(amount), credits })}</p>
      {!early && isOutOfProportion(bought, { amount: amount.amount, credits }) ? (
        <Alert color="yellow" variant="light">
          {text('payments.refund.disproportion', {
            worth: money({ ...amount, amount: worthOfCredits(bought, credits) }),
            money: money(amount),
          })}
        </Alert>
      ) : null}
      <p className={styles.quiet}>{reason}</p>
      {payment.payment_method === 'directdebit' ? (
        <p className={styles.quiet}>
          {text(own ? 'payments.refund.waits_own' : 'payments.refund.waits_what')}
        </p>
      ) : own ? (
        <p className={styles.quiet}>{text('operators.approvals.own')}</p>
      ) : null}
      <div className={styles.buttons}>
        {own ? null : (
          <Button loading={isPending} onClick={() => decide(true)}>
            {text(early ? 'payments.refund.early_approve' : 'payments.refund.approve')}
          </Button>
        )}
        <Button variant="default" disabled={isPending} onClick={() => decide(false)}>
          {text(own ? 'payments.refund.take_back' : 'payments.refund.decline')}
        </Button>
      </div>
    </Panel>
  );
}
