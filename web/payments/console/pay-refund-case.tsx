import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Id } from '#contract/kit/id.ts';
import type { ConsolePaymentFacts } from '#contract/payments/console/get-console-payment.ts';
import { payRefundCase } from '#contract/payments/console/pay-refund-case.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const payRefundCaseMutation = () => mutationFor(payRefundCase);

/** A refund that the provider refused: the account to transfer it to, and the button that books it (DSA-6). */
export function PayRefundCase(props: {
  payment: Id;
  found: NonNullable<ConsolePaymentFacts['refund_case']>;
}) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { payment, found } = props;
  const { mutate, isPending, error } = useMutation({
    ...payRefundCaseMutation(),
    onSuccess() {
      toast({ tone: 'success', text: text('payments.refund_case.booked') });
      void queries.invalidateQueries();
    },
  });
  const { amount, account, opened_at: since } = found;
  const isOwed = amount.amount > 0;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.refund_case.console_title')}</h2>
      <p className={styles.quiet}>
        {text('payments.refund_case.console_what', {
          amount: money(amount),
          date: intl.formatDate(since, { dateStyle: 'long' }),
        })}
      </p>
      {account === null ? (
        <p>{text('payments.refund_case.missing')}</p>
      ) : (
        <p>
          {account.holder}
          <br />
          <span className={styles.number}>{account.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
        </p>
      )}
      {error === null || isPending ? null : (
        <Alert color="red" variant="light" role="alert">
          {failureText(error)}
        </Alert>
      )}
      {account === null && isOwed ? null : (
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate({ payment, amount: amount.amount })}
        >
          {isOwed
            ? text('payments.refund_case.pay', { amount: money(amount) })
            : text('payments.refund_case.close')}
        </Button>
      )}
    </Panel>
  );
}
