import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { MethodRefused } from '../method-refused.ts';
import type { PaymentMandates } from '../provider.ts';
import { callSandboxWebhook } from './call-sandbox-webhook.job.ts';
import {
  changeSandboxMandate,
  keepSandboxMandate,
  readSandboxMandate,
  type SandboxMandate,
} from './sandbox-mandates.sql.ts';
import { insertSandboxPayment, sandboxPaymentOfKey } from './sandbox-payments.sql.ts';

/** Seconds after which an untouched direct debit is paid: a real bank takes days, a tester cannot wait. */
const debitSeconds = 120;

/** The ending of account numbers from which the sandbox bank never collects, to test a refusal. */
const neverTaken = '9999';

/** A bank takes its time with an account; a card answers at once with the outcome chosen on its page. */
function outcomeOf({ method, nextCharge }: SandboxMandate, now: Date) {
  if (method === 'directdebit') {
    return { state: 'pending', failure: null, settles_at: addSeconds(now, debitSeconds) };
  }
  const isPaid = nextCharge === 'paid';
  return { state: isPaid ? 'paid' : 'failed', failure: isPaid ? null : nextCharge, settles_at: null };
}

/** Charges mandates kept by the sandbox bank. */
export function sandboxMandates({ db, clock, transact }: Platform): PaymentMandates {
  return {
    customer: async (owner) => `sbc_${createHash('sha256').update(owner).digest('hex').slice(0, 36)}`,
    async sign({ customer, iban, mandateReference }) {
      if (iban.endsWith(neverTaken)) throw new MethodRefused('the bank does not collect from this account');
      return keepSandboxMandate(db, {
        id: `sbm_${randomBytes(18).toString('hex')}`,
        customer,
        method: 'directdebit',
        last_four: iban.slice(-4),
        mandate_reference: mandateReference,
        created_at: clock.now(),
      });
    },
    async read(customer, reference) {
      const mandate = await readSandboxMandate(db, reference);
      return mandate?.customer === customer ? mandate : null;
    },
    async charge(charge, idempotencyKey) {
      const mandate = await readSandboxMandate(db, charge.mandate);
      if (mandate?.customer !== charge.customer || mandate.state !== 'valid')
        throw new MethodRefused('the mandate is not valid');
      const now = clock.now();
      const wanted = {
        id: `sb_${randomBytes(18).toString('hex')}`,
        amount: charge.price.amount,
        currency: charge.price.currency,
        description: charge.description,
        method: mandate.method,
        customer: charge.customer,
        mandate_id: mandate.reference,
        ...outcomeOf(mandate, now),
        redirect_url: null,
        webhook_url: charge.webhookUrl,
        order_id: charge.orderId,
        idempotency_key: idempotencyKey,
        created_at: now,
      };
      await transact(async (unit) => {
        await insertSandboxPayment(unit.db, wanted);
        const startAfterSeconds = wanted.settles_at === null ? 0 : debitSeconds;
        await unit.enqueue(callSandboxWebhook, { id: wanted.id }, { startAfterSeconds });
      });
      const stored = await sandboxPaymentOfKey(db, idempotencyKey);
      if (stored?.amount !== wanted.amount || stored.order_id !== wanted.order_id) {
        throw new Error('sandbox: idempotency key used for another order');
      }
      return { reference: stored.id, checkoutUrl: null };
    },
    async revoke(customer, reference) {
      const mandate = await readSandboxMandate(db, reference);
      if (mandate?.customer === customer) await changeSandboxMandate(db, reference, { state: 'invalid' });
    },
  };
}
