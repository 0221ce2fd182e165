import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paymentChanged } from '#contract/payments/events.ts';
import type { Payment } from '#contract/payments/payment.ts';
import type { NewcomerDiscounts } from '#contract/payments/running-discount.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { useLive } from '#web/platform/live/live.ts';
import { discountsQuery } from '../discounts.ts';

/** The order that holds the member's first discount, or null. Follows the live changes of that order. */
export function useHeldDiscount(): NewcomerDiscounts['held'] {
  const queries = useQueryClient();
  useLive(paymentChanged, (changed) =>
    queries.setQueryData(discountsQuery().queryKey, (known) => known && discountsAfter(known, changed)),
  );
  const { data } = useQuery(discountsQuery());
  const paid = useWallet()?.paid_user ?? true;
  return paid ? null : (data?.held ?? null);
}

/**
 * The discounts after a change of a payment. A cancelled order that keeps the discount takes it off sale. The
 * member's next refresh puts it back on sale after the order has ended.
 */
export function discountsAfter(known: NewcomerDiscounts, payment: Payment): NewcomerDiscounts {
  const { payment_id, discount_code: code, state, held_until } = payment;
  const isNewcomers = code !== null && [known.time_bonus?.code, known.welcome?.code].includes(code);
  if (!isNewcomers && known.held?.payment_id !== payment_id) return known;
  if (state === 'pending') return { ...known, held: { payment_id, held_until: null } };
  if (held_until === null) return { ...known, held: null };
  return { time_bonus: null, welcome: null, held: { payment_id, held_until } };
}
