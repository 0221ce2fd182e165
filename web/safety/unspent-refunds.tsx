import { Alert, Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getUnspentRefunds, type UnspentOrder } from '#contract/safety/get-unspent-refunds.ts';
import { refundUnspent } from '#contract/safety/refund-unspent.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './unspent/unspent-refunds.module.css';

/** Query for what a ban refunds to the member. */
export const unspentRefundsQuery = () => queryFor(getUnspentRefunds, {});

/** Idempotent: a second call answers the same refund, so a failed connection may be retried. */
const refundUnspentMutation = () => mutationFor(refundUnspent, { idempotent: true });

/** How the money of one order is sent, until when it waits, or why nothing is refunded. */
function Way({ order }: { order: UnspentOrder }) {
  const text = useText();
  const intl = useIntl();
  if (order.disputed) return <p className={styles.quiet}>{text('safety.unspent.disputed')}</p>;
  return (
    <p className={styles.quiet}>
      {order.refund_by === null
        ? text('safety.unspent.way', { method: text(`payments.method.${order.payment_method}`) })
        : text('payments.withdraw.waits', {
            date: intl.formatDate(order.refund_by, { dateStyle: 'long' }),
          })}
    </p>
  );
}

/** One order with its unspent credits, and the button that refunds them. */
function UnspentRow({ order }: { order: UnspentOrder }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { data, mutate, isPending, error } = useMutation({
    ...refundUnspentMutation(),
    // The amount changed meanwhile: the member sees the new one before the next tap.
    onError: () => queries.invalidateQueries({ queryKey: unspentRefundsQuery().queryKey }),
  });
  const amount = money(data?.amount ?? order.refund);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p>
          {text('safety.unspent.row', {
            credits: order.credits,
            date: intl.formatDate(order.ordered_at, { dateStyle: 'long' }),
          })}
        </p>
        {data === undefined ? <Way order={order} /> : null}
        <p role="status" className={styles.done}>
          {data === undefined
            ? null
            : data.refund_by === null
              ? text('safety.unspent.done', { amount })
              : text('safety.unspent.done_waits', {
                  amount,
                  date: intl.formatDate(data.refund_by, { dateStyle: 'long' }),
                })}
        </p>
        {error === null || isPending ? null : (
          <Alert color="red" variant="light" role="alert">
            {failureText(error)}
          </Alert>
        )}
      </div>
      {order.disputed || data !== undefined ? (
        <span className={styles.amount}>{amount}</span>
      ) : (
        <Button loading={isPending} onClick={() => mutate({ order: order.order, amount: order.refund })}>
          {text('safety.unspent.do', { amount })}
        </Button>
      )}
    </li>
  );
}

/**
 * The credits that a banned member bought and did not use, order by order, each refunded with one tap
 * (DSA-6). Shows nothing if there are none.
 */
export function UnspentRefunds() {
  const text = useText();
  const { data, error, refetch } = useQuery(unspentRefundsQuery());
  if (data?.orders.length === 0) return null;
  return (
    <SettingsSection title={text('safety.unspent.title')} lead={text('safety.unspent.lead')}>
      {data ? (
        <ul className={styles.list}>
          {data.orders.map((order) => (
            <UnspentRow key={order.order} order={order} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </SettingsSection>
  );
}
