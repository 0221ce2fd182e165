import { randomBytes } from 'node:crypto';
import { type PaymentMethod, paymentMethods } from '#contract/payments/payment-method.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addMinutes } from '#server/platform/time.ts';
import { MethodRefused } from '../method-refused.ts';
import type { Checkout, FetchedPayment, FetchedReversal, PaymentProvider, RefundOrder } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { methodsKept } from './methods-kept.ts';
import { readSandboxMandate } from './sandbox-mandates.sql.ts';
import { sandboxMandates } from './sandbox-mandates.ts';
import { sandboxCheckoutPath } from './sandbox-paths.ts';
import {
  cancelSandboxPayment,
  expireSandboxPayment,
  insertSandboxPayment,
  lockSandboxPayment,
  readSandboxPayment,
  type SandboxPayment,
  sandboxPaymentOfKey,
  sandboxPaymentsMade,
  settleSandboxDebit,
} from './sandbox-payments.sql.ts';
import { endSandboxRefunds, insertSandboxRefund, sandboxReversals } from './sandbox-reversals.sql.ts';
import { transferToSandbox } from './transfer-to-sandbox.ts';

/**
 * Refunds money like a bank: the same refund once, and never more than is left. The outcome is chosen on the
 * bank's page.
 */
async function refundFromSandbox(
  platform: Platform,
  { reference, ownId, amount }: RefundOrder,
): Promise<FetchedReversal> {
  const { refund, isLost } = await platform.transact(async ({ db }) => {
    const payment = await lockSandboxPayment(db, reference);
    if (payment?.state !== 'paid' || payment.currency !== amount.currency) {
      throw new RefundRefused('not_refundable');
    }
    const reversals = await sandboxReversals(db, reference);
    const same = reversals.find((one) => one.ownId === ownId);
    if (same) return { refund: same, isLost: false };
    const gone = reversals
      .filter(({ state }) => state !== 'undone')
      .reduce((sum, reversal) => sum + reversal.amount, 0);
    if (gone + amount.amount > payment.amount) throw new RefundRefused('too_much');
    if (payment.next_refund === 'not_enough_money') throw new RefundRefused('not_enough_money');
    const state = payment.next_refund === 'pending' ? 'pending' : 'done';
    const noted = await insertSandboxRefund(db, reference, { ownId, amount: amount.amount, state });
    return { refund: noted, isLost: payment.next_refund === 'lost' };
  });
  if (isLost) throw new Error('sandbox: the answer never arrived');
  return refund;
}

/** Minutes after which an unfinished checkout expires, as at a bank; a transfer has two weeks (PAY-29). */
const openMinutes = (method: PaymentMethod): number => (method === 'banktransfer' ? 14 * 24 * 60 : 60);

const pageSize = 100;

/** The sandbox takes no real money, so it is closed for real members. */
export const isSandboxOpen = (config: Pick<Config, 'demo'>): boolean => config.demo;

/** Payment methods that only banks of one country offer. */
const bankCountries: Readonly<Partial<Record<string, string>>> = {
  bancontact: 'BE',
  eps: 'AT',
  twint: 'CH',
  blik: 'PL',
  przelewy24: 'PL',
  swish: 'SE',
  vipps: 'NO',
  bizum: 'ES',
  satispay: 'IT',
  mybank: 'IT',
  paybybank: 'GB',
};
/** The country of the sandbox bank and its cards. */
const home = 'NL';

/** A charge of a kept card or account has no checkout page. */
const checkoutOf = ({ id, redirect_url }: SandboxPayment): Checkout => ({
  reference: id,
  checkoutUrl: redirect_url === null ? null : new URL(sandboxCheckoutPath(id), redirect_url).href,
});

const traits: Pick<PaymentProvider, 'name' | 'keeps' | 'knowsUnpaid'> = {
  name: 'sandbox',
  keeps: ['creditcard'],
  knowsUnpaid: true,
};

/** The built-in provider: a bank that takes no real money and keeps its own books (CRED-5). */
export function sandboxProvider(platform: Platform): PaymentProvider {
  const { db, clock } = platform;

  const fetchedPayment = async (payment: SandboxPayment): Promise<FetchedPayment> => ({
    reference: payment.id,
    state: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    orderId: payment.order_id,
    payerCountry: bankCountries[payment.method] ?? home,
    mandate: payment.mandate_id === null ? null : await readSandboxMandate(db, payment.mandate_id),
    failure: payment.failure,
    transfer: transferToSandbox(payment),
    createdAt: payment.created_at,
    reversals: payment.state === 'paid' ? await sandboxReversals(db, payment.id) : [],
  });

  /** Expires or completes the payment if its time has come; true if the state changed. */
  const passTime = async ({ id, state, method, ...at }: SandboxPayment): Promise<boolean> => {
    const now = clock.now();
    const before = addMinutes(now, -openMinutes(method));
    const isOver = state === 'open' && at.created_at < before;
    const isIn = state === 'pending' && at.settles_at !== null && at.settles_at <= now;
    if (isOver) await expireSandboxPayment(db, id, before);
    if (isIn) await settleSandboxDebit(db, id, now);
    return isOver || isIn;
  };

  return {
    ...traits,
    methods: async () => paymentMethods,
    async create(order, idempotencyKey) {
      if (order.method === 'directdebit' || (order.keepFor !== null && !methodsKept[order.method]))
        throw new MethodRefused(`the sandbox does not accept ${order.method} for this order`);
      const wanted = {
        id: `sb_${randomBytes(18).toString('hex')}`,
        amount: order.price.amount,
        currency: order.price.currency,
        description: order.description,
        method: order.method,
        customer: order.keepFor,
        redirect_url: order.redirectUrl,
        webhook_url: order.webhookUrl,
        order_id: order.orderId,
        idempotency_key: idempotencyKey,
        created_at: clock.now(),
      };
      await insertSandboxPayment(db, wanted);
      const stored = await sandboxPaymentOfKey(db, idempotencyKey);
      if (stored?.amount !== wanted.amount || stored.order_id !== wanted.order_id) {
        throw new Error('sandbox: idempotency key used for another order');
      }
      return checkoutOf(stored);
    },
    async find(orderId, idempotencyKey) {
      const stored = await sandboxPaymentOfKey(db, idempotencyKey);
      return stored?.order_id === orderId ? checkoutOf(stored) : null;
    },
    async fetch(reference) {
      const known = await readSandboxPayment(db, reference);
      if (!known) return null;
      const isNew = await passTime(known);
      return fetchedPayment(isNew ? ((await readSandboxPayment(db, reference)) ?? known) : known);
    },
    refund: (order) => refundFromSandbox(platform, order),
    cancelRefund: (reference) => endSandboxRefunds(db, reference, 'undone'),
    cancel: (reference) => cancelSandboxPayment(db, reference),
    async *payments(from, until) {
      let after = '';
      for (;;) {
        const page = await sandboxPaymentsMade(db, { from, until, after, limit: pageSize });
        for (const payment of page) yield fetchedPayment(payment);
        const last = page.at(-1);
        if (!last || page.length < pageSize) return;
        after = last.id;
      }
    },
    mandates: sandboxMandates(platform),
  };
}
