import { randomBytes } from 'node:crypto';
import { paymentMethods } from '#contract/credits/payment-method.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  expireSandboxPayment,
  insertSandboxPayment,
  readSandboxPayment,
  sandboxPaymentOfKey,
} from '../../store/sandbox-payments.ts';
import { sandboxReversals } from '../../store/sandbox-reversals.ts';
import type { Checkout, PaymentProvider } from '../provider.ts';

/** Minutes after which an unfinished checkout is over, as with a bank. */
const openMinutes = 60;

/** It takes no real money, so it is never there where real members pay. */
export const isSandboxOpen = (config: Pick<Config, 'demo'>): boolean => config.demo;

/** Page of the pretend bank. */
export const sandboxCheckoutPath = (id: string): string => `/sandbox/checkout/${id}`;

/** Ways to pay that only banks of one country have. */
const bankCountries: Readonly<Record<string, string>> = { bancontact: 'BE', ideal: 'NL' };

const checkoutOf = (row: { id: string; redirect_url: string }): Checkout => ({
  reference: row.id,
  checkoutUrl: new URL(sandboxCheckoutPath(row.id), row.redirect_url).href,
});

/** The built-in provider: a bank that takes no real money and keeps its own books (CRED-5). */
export function sandboxProvider(platform: Platform): PaymentProvider {
  return {
    name: 'sandbox',
    methods: async () => paymentMethods,
    async create(order, idempotencyKey) {
      const wanted = {
        id: `sb_${randomBytes(18).toString('hex')}`,
        amount: order.price.amount,
        currency: order.price.currency,
        description: order.description,
        method: order.method,
        redirect_url: order.redirectUrl,
        webhook_url: order.webhookUrl,
        order_id: order.orderId,
        idempotency_key: idempotencyKey,
      };
      await insertSandboxPayment(platform.db, wanted);
      const stored = await sandboxPaymentOfKey(platform.db, idempotencyKey);
      if (stored?.amount !== wanted.amount || stored.order_id !== wanted.order_id) {
        throw new Error('sandbox: idempotency key used for another order');
      }
      return checkoutOf(stored);
    },
    async find(orderId, idempotencyKey) {
      const stored = await sandboxPaymentOfKey(platform.db, idempotencyKey);
      return stored?.order_id === orderId ? checkoutOf(stored) : null;
    },
    async fetch(reference) {
      const before = new Date(platform.clock.now().getTime() - openMinutes * 60_000);
      await expireSandboxPayment(platform.db, reference, before);
      const stored = await readSandboxPayment(platform.db, reference);
      if (!stored) return null;
      const { id, state, amount, currency, order_id, method } = stored;
      const reversals = await sandboxReversals(platform.db, id);
      const payerCountry = bankCountries[method] ?? null;
      return { reference: id, state, amount, currency, orderId: order_id, payerCountry, reversals };
    },
  };
}
