import { useMutation } from '@tanstack/react-query';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { cancelPaymentMutation } from './cancel-order.tsx';
import type { Order } from './order-choice.ts';

/**
 * Whether another order replaces this open one. The money of a bank transfer may be under way, so that a
 * transfer is replaced only if its discount is needed.
 */
export const isReplaceable = ({ has_discount, held_until, payment_method: method }: OpenOrder): boolean =>
  held_until === null && (has_discount || method !== 'banktransfer');

/** Whether a new order replaces the open one. */
export const isReplaced = (wanted: Order, open: OpenOrder): boolean =>
  isReplaceable(open) && (open.payment_method !== 'banktransfer' || wanted.discount_code !== undefined);

/** Whether an order can be placed although the open one still holds its discount. */
const isIndependent = (wanted: Order, open: OpenOrder): boolean =>
  !open.has_discount || wanted.discount_code === undefined;

/**
 * Cancels the open order before another one.
 * - Returns its payment if it was paid meanwhile.
 * - Returns `held` if its bank may still complete it and it keeps the discount that the other order needs.
 * - Otherwise returns `free`. An order that needs no discount of the open one is free even if that one cannot
 *   be cancelled now.
 */
export function useEndOpenOrder() {
  const { mutateAsync: cancel } = useMutation(cancelPaymentMutation());
  return async (wanted: Order, open: OpenOrder): Promise<Payment | 'held' | 'free'> => {
    const isFree = isIndependent(wanted, open);
    const ended = await cancel({ id: open.payment_id }).catch((failed: unknown) => {
      if (isFree) return null;
      throw failed;
    });
    if (ended?.state === 'completed') return ended;
    return isFree || ended?.held_until === null ? 'free' : 'held';
  };
}
