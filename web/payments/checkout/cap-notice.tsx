import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Money } from '#contract/kit/money.ts';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { isReplaceable } from '../orders/replaced-order.ts';
import { spendingCapQuery } from '../spending-cap/get-spending-cap.query.ts';
import styles from './order-refusal.module.css';

/**
 * The room under the member's own spending cap, if an order at this price does not fit; null if it fits. An
 * open order that this one replaces frees its room. The service converts currencies, so that it alone judges
 * another currency.
 */
export function useMissingRoom(price: Money | undefined, open: OpenOrder | null): Money | null {
  const { data } = useQuery({ ...spendingCapQuery(), staleTime: 0 });
  if (!price || !data || data.cap === null || data.currency !== price.currency) return null;
  const freed = open && isReplaceable(open) && open.price.currency === price.currency ? open.price.amount : 0;
  const left = Math.max(0, data.cap - data.spent + freed);
  return price.amount > left ? { amount: left, currency: data.currency } : null;
}

/**
 * Says before the pay button that the order goes beyond the member's own cap, and leads to that setting
 * (CRED-12).
 */
export function CapNotice({ left }: { left: Money }) {
  const text = useText();
  const money = useFormatMoney();
  return (
    <div className={styles.refusal} role="status">
      <p>{text('payments.cap.over', { left: money(left) })}</p>
      <Link to="/notifications#spending-cap">{text('payments.cap.title')}</Link>
    </div>
  );
}
