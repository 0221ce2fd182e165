import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Money } from '#contract/kit/money.ts';
import { orderFitsFrom } from '#contract/payments/cap-room.ts';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { isReplaceable } from '../orders/replaced-order.ts';
import { spendingCapQuery } from '../spending-cap/get-spending-cap.query.ts';
import styles from './order-refusal.module.css';

/** Why an order does not fit under the member's own spending cap. */
export interface MissingRoom {
  readonly cap: Money;
  /** The amount that may be ordered today. */
  readonly left: Money;
  /** From when the order fits; null: it costs more than the whole cap. */
  readonly from: Date | null;
}

/**
 * The room under the member's own spending cap, if an order at this price does not fit; null if it fits. An
 * open order that this one replaces frees its room. The service converts currencies, so that it alone judges
 * another currency.
 */
export function useMissingRoom(price: Money | undefined, open: OpenOrder | null): MissingRoom | null {
  const { data } = useQuery({ ...spendingCapQuery(), staleTime: 0 });
  if (!price || !data || data.cap === null || data.currency !== price.currency) return null;
  const replaced = open && isReplaceable(open) ? open.payment_id : null;
  const counted = data.counted
    .filter(({ payment_id }) => payment_id !== replaced)
    .map(({ amount, at }) => ({ amount, at: new Date(at) }));
  const left = Math.max(0, data.cap - counted.reduce((sum, { amount }) => sum + amount, 0));
  if (price.amount <= left) return null;
  const { currency, cap } = data;
  return {
    cap: { amount: cap, currency },
    left: { amount: left, currency },
    from: orderFitsFrom(cap, counted, price.amount, new Date()),
  };
}

function useReason({ cap, left, from }: MissingRoom, smallest: Money): string {
  const text = useText();
  const money = useFormatMoney();
  if (from === null) return text('payments.cap.too_low', { cap: money(cap) });
  const fits = smallest.currency === left.currency && smallest.amount <= left.amount;
  return text(fits ? 'payments.cap.over' : 'payments.cap.full', { left: money(left), from });
}

/**
 * Says before the pay button that the order goes beyond the member's own cap and when it fits, and leads to
 * that setting (CRED-12). Advises a smaller package only if the smallest one fits.
 */
export function CapNotice({ room, smallest }: { room: MissingRoom; smallest: Money }) {
  const text = useText();
  const reason = useReason(room, smallest);
  return (
    <div className={styles.refusal} role="status">
      <p>{reason}</p>
      <Link to="/settings/payments#spending-cap">{text('payments.cap.title')}</Link>
    </div>
  );
}
