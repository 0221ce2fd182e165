import { randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FetchedReversal } from '../provider.ts';
import { methodsKept } from './methods-kept.ts';
import { keepSandboxMandate } from './sandbox-mandates.sql.ts';
import {
  type SandboxPayment,
  type SandboxState,
  setSandboxState,
  updateSandboxPayment,
} from './sandbox-payments.sql.ts';
import {
  chargeBackSandboxPayment,
  endSandboxRefunds,
  undoSandboxChargeback,
} from './sandbox-reversals.sql.ts';

/** Stores the card or account of a first paid payment, so that the shop can charge it again (PAY-25). */
async function keepAtSandbox(db: Handle, payment: SandboxPayment, now: Date): Promise<void> {
  const method = methodsKept[payment.method];
  if (payment.customer === null || payment.mandate_id !== null || !method) return;
  const { reference } = await keepSandboxMandate(db, {
    id: `sbm_${randomBytes(18).toString('hex')}`,
    customer: payment.customer,
    method,
    last_four: method === 'paypal' ? null : randomInt(10_000).toString().padStart(4, '0'),
    created_at: now,
  });
  await updateSandboxPayment(db, payment.id, { mandate_id: reference });
}

/** The actions for a payment on the sandbox bank's page. */
export const checkoutAction = z.enum([
  'complete',
  'pend',
  'fail',
  'fail_ac04',
  'fail_md06',
  'fail_am04',
  'cancel',
  'expire',
  'charge_back',
  'undo_charge_back',
  'finish_refund',
  'fail_refund',
  'choose_refund',
]);

export type CheckoutAction = z.output<typeof checkoutAction>;

const stateAfter = {
  pend: 'pending',
  cancel: 'canceled',
  expire: 'expired',
} as const;

/** The failures of a direct debit, by bank code (SEPA-7). */
const bankCodes = { fail_ac04: 'AC04', fail_md06: 'MD06', fail_am04: 'AM04' } as const;

async function fail(db: Handle, payment: string, failure: string | null): Promise<boolean> {
  const failed = await setSandboxState(db, payment, 'failed');
  if (failed && failure !== null) await updateSandboxPayment(db, payment, { failure });
  return failed;
}

async function complete(db: Handle, payment: SandboxPayment, now: Date): Promise<boolean> {
  const completed = await setSandboxState(db, payment.id, 'paid');
  if (completed) await keepAtSandbox(db, payment, now);
  return completed;
}

/**
 * Applies the action to the bank's books; false if that is not possible (any more), because a final state
 * never changes.
 */
export async function applyCheckoutAction(
  db: Handle,
  payment: SandboxPayment,
  action: Exclude<CheckoutAction, 'choose_refund'>,
  now: Date,
): Promise<boolean> {
  const { id } = payment;
  switch (action) {
    case 'complete':
      return complete(db, payment, now);
    case 'fail':
      return fail(db, id, null);
    case 'fail_ac04':
    case 'fail_md06':
    case 'fail_am04':
      return fail(db, id, bankCodes[action]);
    case 'charge_back':
      return chargeBackSandboxPayment(db, id);
    case 'undo_charge_back':
      return undoSandboxChargeback(db, id);
    case 'finish_refund':
      return endSandboxRefunds(db, id, 'done');
    case 'fail_refund':
      return endSandboxRefunds(db, id, 'undone');
    case 'pend':
    case 'cancel':
    case 'expire':
      return setSandboxState(db, id, stateAfter[action]);
  }
}

/** The possible actions, the successful end first; for a paid payment also a chargeback. */
export function checkoutActions(
  { state, method }: { readonly state: SandboxState; readonly method: string },
  reversals: readonly FetchedReversal[],
): readonly CheckoutAction[] {
  if (state === 'open') return ['complete', 'pend', 'fail', 'cancel', 'expire'];
  if (state === 'pending' && method === 'directdebit')
    return ['complete', 'fail_ac04', 'fail_md06', 'fail_am04', 'cancel'];
  if (state === 'pending') return ['complete', 'fail', 'cancel', 'expire'];
  if (state !== 'paid') return [];
  const isChargedBack = reversals.some(({ kind, state: is }) => kind === 'chargeback' && is !== 'undone');
  const isRefunding = reversals.some(({ kind, state: is }) => kind === 'refund' && is === 'pending');
  return [
    isChargedBack ? 'undo_charge_back' : 'charge_back',
    ...(isRefunding ? (['finish_refund', 'fail_refund'] as const) : []),
  ];
}
