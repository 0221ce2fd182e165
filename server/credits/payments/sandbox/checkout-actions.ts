import * as z from 'zod/mini';
import type { SandboxState } from '../../store/sandbox-payments.ts';

/** What a person can make of a payment on the pretend bank's page. */
export const checkoutAction = z.enum(['complete', 'pend', 'fail', 'cancel', 'expire']);

export type CheckoutAction = z.output<typeof checkoutAction>;

export const stateAfter: Readonly<Record<CheckoutAction, SandboxState>> = {
  complete: 'paid',
  pend: 'pending',
  fail: 'failed',
  cancel: 'canceled',
  expire: 'expired',
};

/** What is still possible, the hoped-for end first; nothing once there is an end. */
export function checkoutActions(state: SandboxState): readonly CheckoutAction[] {
  if (state === 'open') return ['complete', 'pend', 'fail', 'cancel', 'expire'];
  return state === 'pending' ? ['complete', 'fail', 'cancel', 'expire'] : [];
}
