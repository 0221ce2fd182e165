import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { orderPackage } from '#server/payments/checkout/order-package.ts';
import { reversalsOfPayment } from '#server/payments/orders/payment-reversals.sql.ts';
import { readPayment } from '#server/payments/orders/payments.sql.ts';
import { sandboxProvider } from '#server/payments/providers/sandbox/sandbox-provider.ts';
import { ownIdOf } from '#server/payments/refunds/own-reversal-id.ts';
import { cancelPendingPayment } from '#server/payments/settlement/cancel-pending-payment.ts';
import { settlePayment } from '#server/payments/settlement/settle-payment.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { nextStart, takeFrom } from './ledger-model.ts';
import { type LedgerStep, type LedgerUnderTest, undoReversal } from './ledger-steps.ts';
import {
  bonusCode,
  lostReservation,
  type ModelOrder,
  orderRefusal,
  type PromisesModel,
} from './promises-model.ts';

/** Minor units of the packages, and of the packages with 25 % (bonus) and 20 % (single-use code) off. */
export const packages = {
  p0: { credits: 10, full: 999, bonus: 749, once: 799 },
  p1: { credits: 30, full: 2499, bonus: 1874, once: 1999 },
  p3: { credits: 200, full: 9999, bonus: 7499, once: 7999 },
} as const;

/** The real members, their orders and the code that is used once. */
export interface Real {
  readonly platform: Platform;
  readonly members: readonly Id[];
  readonly once: string;
  readonly ids: Id[];
  readonly ledgers: readonly LedgerUnderTest[];
}

async function placeOrder(
  platform: Platform,
  member: Id,
  wanted: keyof typeof packages,
  code: string | null,
) {
  try {
    return await orderPackage(platform, {
      ...{
        member,
        site: siteOfHost('localhost').id,
        package: wanted,
        method: 'ideal',
        country: 'NL',
        ipCountry: 'NL',
      },
      ...{ clientId: randomUUID(), seenPrice: null, discountCode: code, startNow: true, keepMethod: false },
      ...{ mandate: null, ip: '127.0.0.1', language: 'nl', device: null, origin: 'http://localhost' },
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const referenceOf = async ({ db }: Platform, id: Id): Promise<string> =>
  (await readPayment(db, id))?.reference ?? '';

const setBank = async (platform: Platform, id: Id, state: ModelOrder['bank']) =>
  sql`update sandbox.payments set state = ${state} where id = ${await referenceOf(platform, id)}`.execute(
    platform.db,
  );

/** The bank's answer reaches the service. */
async function reportBank(platform: Platform, id: Id): Promise<void> {
  const fetched = await sandboxProvider(platform).fetch(await referenceOf(platform, id));
  if (!fetched) throw new Error('the bank does not know the payment');
  await settlePayment(platform, id, fetched);
}

const endings = { failed: 'failed', expired: 'failed', canceled: 'cancelled' } as const;

/** The effect of the bank's answer on the model. */
async function reportInModel(model: PromisesModel, real: Real, at: number): Promise<void> {
  const order = model.orders[at];
  if (!order || order.state === 'completed' || order.bank === 'open' || order.bank === 'pending') return;
  if (order.bank !== 'paid') {
    order.hold = 'released';
    const end = endings[order.bank];
    if (!(order.state === 'cancelled' && end === 'failed')) order.state = end;
    return;
  }
  const lost = lostReservation(model, order);
  const ledger = model.buyers[order.buyer];
  const under = real.ledgers[order.buyer];
  const id = real.ids[at];
  if (!ledger || !under || id === undefined) throw new Error('no such buyer');
  order.state = 'completed';
  order.purchase = ledger.purchases.length;
  ledger.purchases.push({
    credits: order.credits,
    amount: order.price,
    start: nextStart(ledger),
    waiting: 0,
  });
  ledger.bought += order.credits;
  under.orders[order.purchase] = { id, reference: await referenceOf(real.platform, id) };
  if (lost === null) {
    order.hold = 'used';
    return;
  }
  order.returned = true;
  const [reversal] = await reversalsOfPayment(real.platform.db, id);
  const news = { kind: 'refund', reference: null, ownId: ownIdOf(reversal?.id ?? 0) } as const;
  takeFrom(
    ledger,
    order.purchase,
    { ...news, reference: `model-${id}`, amount: order.price, state: 'done', reason: null },
    order.credits,
  );
}

type Run = (model: PromisesModel, real: Real) => Promise<void>;

/** A step with its name in a counterexample. */
export interface NamedStep {
  readonly name: string;
  readonly run: Run;
}

const named = (name: string, run: Run): NamedStep => ({ name, run });

export const order = (buyer: number, wanted: keyof typeof packages, discount: 'bonus' | 'once' | null) =>
  named(`member ${buyer} orders ${wanted} with ${discount ?? 'no code'}`, async (model, real) => {
    const member = real.members[buyer] ?? 0;
    const { credits, full, ...reduced } = packages[wanted];
    const code = discount === 'bonus' ? bonusCode : discount === 'once' ? real.once : null;
    const price = discount ? reduced[discount] : full;
    const refusal = orderRefusal(model, { buyer, code, price });
    const answer = await placeOrder(real.platform, member, wanted, code);
    if (refusal !== null || typeof answer === 'string') {
      expect(answer).toBe(refusal);
      return;
    }
    expect(answer.price.amount).toBe(price);
    real.ids.push(answer.id);
    model.orders.push({
      ...{ buyer, credits, price, code, state: 'pending', hold: 'held', bank: 'open', purchase: null },
      returned: false,
    });
  });

const isFinal = (bank: ModelOrder['bank']) => bank !== 'open' && bank !== 'pending';

/** The bank's state changes, with or without a report. A bank that lies reports another end than before. */
export const bank = (which: number, state: ModelOrder['bank'], isReported: boolean, lies: boolean) =>
  named(
    `the bank says ${state} of order ${which}${isReported ? '' : ', unreported'}${lies ? ', again' : ''}`,
    async (model, real) => {
      const at = which % Math.max(1, model.orders.length);
      const target = model.orders[at];
      const id = real.ids[at];
      if (!target || id === undefined || (isFinal(target.bank) && (!lies || target.bank === 'paid'))) return;
      target.bank = state;
      await setBank(real.platform, id, state);
      if (!isReported) return;
      await reportBank(real.platform, id);
      await reportInModel(model, real, at);
    },
  );

export const giveUp = (which: number) =>
  named(`the buyer gives up order ${which}`, async (model, real) => {
    const at = which % Math.max(1, model.orders.length);
    const target = model.orders[at];
    const stored = await readPayment(real.platform.db, real.ids[at] ?? 0);
    if (!target || !stored) return;
    await cancelPendingPayment(real.platform, stored);
    if (target.state !== 'pending') return;
    if (target.bank === 'open') target.bank = 'canceled';
    await reportInModel(model, real, at);
    // The bank cannot stop the payment any more: it is over here, and its reservations stay held.
    if (target.state === 'pending') target.state = 'cancelled';
  });

export const capAt = (amount: number | null) =>
  named(`the first member's cap is ${amount}`, async (model, real) => {
    model.cap = amount;
    await sql`insert into spending_caps (member_id, amount, currency, set_at) values (${real.members[0]}, ${amount}, 'EUR', now())
      on conflict (member_id) do update set amount = ${amount}, next_amount = null, next_from = null`.execute(
      real.platform.db,
    );
  });

/** A step of the ledger's model, for one of the members. Money that went back by itself is left alone. */
export const ledgerStep = (name: string, buyer: number, step: LedgerStep) =>
  named(`${name} by member ${buyer}`, async (model, real) => {
    const [ledger, under] = [model.buyers[buyer], real.ledgers[buyer]];
    const planned = ledger && under ? step(ledger, under) : null;
    if (!planned) return;
    expect(await planned.run(real.platform)).toEqual(planned.expected());
  });

const isReturned = (model: PromisesModel, buyer: number, which: number): boolean => {
  const reversals = model.buyers[buyer]?.reversals ?? [];
  const purchase = reversals[which % Math.max(1, reversals.length)]?.purchase;
  return model.orders.some((one) => one.buyer === buyer && one.returned && one.purchase === purchase);
};

export const undo = (buyer: number, which: number) =>
  named(`reversal ${which} is undone by member ${buyer}`, async (model, real) => {
    if (isReturned(model, buyer, which)) return;
    const [ledger, under] = [model.buyers[buyer], real.ledgers[buyer]];
    const planned = ledger && under ? undoReversal(which)(ledger, under) : null;
    if (!planned) return;
    expect(await planned.run(real.platform)).toEqual(planned.expected());
  });
