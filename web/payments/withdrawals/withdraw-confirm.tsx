import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import type { WithdrawableOrder } from '#contract/payments/get-withdrawal.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import styles from './withdraw.module.css';
import type { Declaration } from './withdraw-form.tsx';

/** Idempotent: a second call changes nothing, so a failed connection may be retried. */
const confirmWithdrawalMutation = () => mutationFor(confirmWithdrawal, { idempotent: true });

/**
 * The second step: the declaration, and the one button that sends it (CON-4, CON-5). For the member's own
 * order it also shows the amount that is paid back.
 */
export function WithdrawConfirm(props: {
  declared: Declaration;
  order: WithdrawableOrder | null;
  onBack: () => void;
  onDone: (receivedAt: string) => void;
}) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const failureText = useFailureText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { declared, order, onBack, onDone } = props;
  const { mutate, isPending, error } = useMutation({
    ...confirmWithdrawalMutation(),
    onSuccess: ({ received_at }) => onDone(received_at),
  });
  const slow = useIsSlow(isPending);
  return (
    <>
      <div>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {text('payments.withdraw.summary')}
        </h1>
        <p className={styles.lead}>{text('payments.withdraw.summary_lead')}</p>
      </div>
      <blockquote className={styles.statement}>
        {text('payments.withdraw.statement', { order: declared.order })}
      </blockquote>
      <dl className={styles.facts}>
        <dt>{text('payments.withdraw.name')}</dt>
        <dd>{declared.name}</dd>
        <dt>{text('payments.withdraw.email')}</dt>
        <dd>{declared.email}</dd>
        {order === null ? null : (
          <>
            <dt>{text('payments.withdraw.order_choice')}</dt>
            <dd>
              {text('payments.credits', { credits: order.credits })}, {money(order.price)}
            </dd>
            <dt>{text('payments.withdraw.amount')}</dt>
            <dd className={styles.amount}>
              {order.refund === null ? text('payments.withdraw.amount_none') : money(order.refund)}
            </dd>
          </>
        )}
      </dl>
      {order?.refund_by ? (
        <p className={styles.quiet}>
          {text('payments.withdraw.waits', {
            date: intl.formatDate(order.refund_by, { dateStyle: 'long' }),
          })}
        </p>
      ) : null}
      {error === null || isPending ? null : (
        <Alert color="red" variant="light" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button size="lg" loading={isPending} onClick={() => mutate(declared)}>
          {text('payments.withdraw.confirm')}
        </Button>
        <Button size="lg" variant="default" disabled={isPending} onClick={onBack}>
          {text('payments.withdraw.back')}
        </Button>
      </div>
      <p className={styles.slow} role="status">
        {slow ? text('kit.slow') : null}
      </p>
    </>
  );
}
