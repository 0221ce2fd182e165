import * as z from 'zod/mini';
import type { Handle } from '#server/platform/database/handle.ts';
import { type SandboxState, setSandboxState } from '../../store/sandbox-payments.ts';
import { chargeBackSandboxPayment, undoSandboxChargeback } from '../../store/sandbox-reversals.ts';
import type { FetchedReversal } from '../provider.ts';

/** What a person can make of a payment on the pretend bank's page. */
export const checkoutAction = z.enum([
  'complete',
  'pend',
  'fail',
  'cancel',
  'expire',
  'charge_back',
  'undo_charge_back',
]);

export type CheckoutAction = z.output<typeof checkoutAction>;

const stateAfter = {
  complete: 'paid',
  pend: 'pending',
  fail: 'failed',
  cancel: 'canceled',
  expire: 'expired',
} as const;

/** Does it in the bank's books; false where that is not possible (any more): an end is an end. */
export function act(db: Handle, payment: string, action: CheckoutAction): Promise<boolean> {
  if (action === 'charge_back') return chargeBackSandboxPayment(db, payment);
  if (action === 'undo_charge_back') return undoSandboxChargeback(db, payment);
  return setSandboxState(db, payment, stateAfter[action]);
}

/** What is still possible, the hoped-for end first; of what was paid, that the money is taken back. */
export function checkoutActions(
  state: SandboxState,
  reversals: readonly FetchedReversal[],
): readonly CheckoutAction[] {
  if (state === 'open') return ['complete', 'pend', 'fail', 'cancel', 'expire'];
  if (state === 'pending') return ['complete', 'fail', 'cancel', 'expire'];
  if (state !== 'paid') return [];
  return reversals.some((one) => one.state !== 'undone') ? ['undo_charge_back'] : ['charge_back'];
}
