import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { cancelPaymentMutation } from './cancel-order.tsx';
import styles from './held-order.module.css';
import { isReplaceable } from './replaced-order.ts';
import { keepReturnPlace } from './return-place.ts';

/**
 * Shows the member's open order before a new one is placed, so that no refusal follows the pay button. One
 * tap continues it, one tap cancels it. A cancelled order that its bank may still complete says until when it
 * keeps the discount (CRED-13).
 */
export function OpenOrderNotice({
  order,
  className = '',
}: {
  order: OpenOrder;
  className?: string | undefined;
}) {
  const look = `${styles.open} ${className}`;
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { payment_id: id, credits, price, checkout_url: checkout, held_until: until } = order;
  const { mutate, isPending, error } = useMutation({
    ...cancelPaymentMutation(),
    onSuccess: async ({ state }) => {
      await queries.invalidateQueries({ queryKey: getPackagesQuery().queryKey.slice(0, 1) });
      if (state === 'completed') await navigate(`/transactions/${id}`);
    },
  });
  if (until !== null) {
    const number = String(id);
    return (
      <section className={`${look} ${styles.waits}`} aria-label={text('payments.open_order.title')}>
        <p>
          {text('payments.open_order.held', { number, until: intl.formatDate(until, { dateStyle: 'long' }) })}
        </p>
      </section>
    );
  }
  return (
    <section className={look} aria-label={text('payments.open_order.title')}>
      <div className={styles.words}>
        <strong>{text('payments.open_order.title')}</strong>
        <p>
          {text(isReplaceable(order) ? 'payments.open_order.body' : 'payments.open_order.transfer', {
            ...{ credits, price: money(price) },
          })}
        </p>
        {error ? <p role="alert">{failure(error)}</p> : null}
      </div>
      <div className={styles.ways}>
        {checkout ? (
          <Button component="a" href={checkout} variant="light" onClick={() => keepReturnPlace(id)}>
            {text('payments.open_order.resume')}
          </Button>
        ) : (
          <ButtonLink to={`/transactions/${id}`} variant="light" onClick={() => keepReturnPlace(id)}>
            {text('payments.open_order.resume')}
          </ButtonLink>
        )}
        <Button variant="default" loading={isPending} onClick={() => mutate({ id })}>
          {text('payments.open_order.replace')}
        </Button>
      </div>
    </section>
  );
}
