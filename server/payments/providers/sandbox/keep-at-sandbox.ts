import { randomBytes, randomInt } from 'node:crypto';
import type { Handle } from '#server/platform/database/handle.ts';
import { methodsKept } from './methods-kept.ts';
import { keepSandboxMandate } from './sandbox-mandates.sql.ts';
import { type SandboxPayment, updateSandboxPayment } from './sandbox-payments.sql.ts';

/** Stores the card or account of a first paid payment, so that the shop can charge it again (PAY-25). */
export async function keepAtSandbox(db: Handle, payment: SandboxPayment, now: Date): Promise<void> {
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
