import type { Id } from '#contract/kit/id.ts';
import { giveCredits } from '#server/ledger/give-credits.ts';
import { refundCredits, spendCredits } from '#server/ledger/spend-credits.ts';
import { startPurchases } from '#server/ledger/start-purchases.sql.ts';
import type { FetchedReversal } from '#server/payments/providers/provider.ts';
import { settlePayment } from '#server/payments/settlement/settle-payment.ts';
import { startWaitingCredits } from '#server/payments/start-credits/start-credits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { someFetchedPayment } from '../../samples/provider-payment.ts';
import { type StoredOrder, storeOrder } from '../stored-order.ts';
import { type LedgerModel, nextStart, takeFrom, undoIn, usableOf, worthIn } from './ledger-model.ts';

export type Work = (platform: Platform) => Promise<unknown>;

/** One member, the member's orders and all finished steps, which can be repeated. */
export interface LedgerUnderTest {
  readonly member: Id;
  readonly orders: StoredOrder[];
  readonly done: Work[];
}

/**
 * A step's effect on the model and on the real ledger, and the expected result. Null if the step makes no
 * sense in the present state.
 */
export type LedgerStep = (
  model: LedgerModel,
  real: LedgerUnderTest,
) => { readonly run: Work; readonly expected: () => unknown } | null;

let unique = 0;

export const newKey = (): string => {
  unique += 1;
  return `model:${unique}`;
};

/** The result of a step that changed nothing. A repetition may have another result. */
export const refused = 'refused';

export const orRefused = (work: Promise<unknown>, code: string): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === code) return refused;
    throw error;
  });

/** Settles an order with the provider's data. */
const settle = (platform: Platform, order: StoredOrder, amount: number, reversals: FetchedReversal[] = []) =>
  settlePayment(
    platform,
    order.id,
    someFetchedPayment({
      ...{ reference: order.reference, state: 'paid', amount, currency: 'EUR', orderId: order.id, reversals },
    }),
  );

interface Bought {
  readonly credits: number;
  readonly amount: number;
  /** The buyer asks for the start at the order (CON-3). */
  readonly agreed: boolean;
}

export const buy =
  ({ credits, amount, agreed }: Bought): LedgerStep =>
  (model, real) => {
    const index = model.purchases.length;
    let stored: StoredOrder | null = null;
    return {
      async run(platform) {
        if (stored === null) {
          stored = await storeOrder(platform.db, real.member, { credits, amount, startNow: agreed });
        }
        real.orders[index] = stored;
        await settle(platform, stored, amount);
      },
      expected() {
        model.bought += credits;
        const start = agreed ? nextStart(model) : null;
        model.purchases.push({ credits, amount, start, waiting: agreed ? 0 : credits });
      },
    };
  };

export const give =
  (amount: number): LedgerStep =>
  (model, { member }) => {
    const gift = { member, amount, key: newKey() };
    return {
      run: (platform) => platform.transact((unit) => giveCredits(unit, gift)),
      expected() {
        model.given += amount;
        return true;
      },
    };
  };

export const spend =
  (amount: number): LedgerStep =>
  (model, { member }) => {
    const spending = { member, amount, reason: 'message', key: newKey() } as const;
    return {
      run: (platform) =>
        orRefused(
          platform.transact((unit) => spendCredits(unit, spending)),
          model.given + model.bought < amount ? 'insufficient_credits' : 'start_consent_required',
        ),
      expected() {
        if (usableOf(model) < amount) return refused;
        const given = Math.min(amount, model.given);
        model.given -= given;
        model.bought -= amount - given;
        model.boughtSpent += amount - given;
        model.spent += amount;
        return model.given + model.bought;
      },
    };
  };

/** The buyer asks for the start of all waiting credits. */
export const start =
  (): LedgerStep =>
  (model, { member }) => {
    const waiting = model.purchases.filter(({ start: place }) => place === null);
    if (waiting.length === 0) return null;
    let asked = false;
    return {
      async run(platform) {
        // A second tap may find orders that the first one did not see.
        if (asked) return refused;
        asked = true;
        return (await startWaitingCredits(platform, { member, language: 'nl' })).started;
      },
      expected() {
        const place = nextStart(model);
        for (const purchase of waiting) Object.assign(purchase, { start: place, waiting: 0 });
        return waiting.length;
      },
    };
  };

/** The withdrawal period of an order is over. */
export const endPeriod =
  (which: number): LedgerStep =>
  (model, real) => {
    const at = orderAt(model, real, which);
    if (at === null || at.purchase.start !== null) return null;
    const { purchase, order } = at;
    const ended = { member: real.member, payments: [order.id], by: 'period_end' } as const;
    return {
      run: (platform) =>
        platform.transact(async ({ db }) => {
          await startPurchases(db, { ...ended, now: platform.clock.now() });
        }),
      expected() {
        Object.assign(purchase, { start: nextStart(model), waiting: 0 });
      },
    };
  };

/** Returns credits that were spent on an undelivered item. */
export const returnSpent =
  (wanted: number): LedgerStep =>
  (model, { member }) => {
    const amount = Math.min(wanted, model.spent);
    if (amount === 0) return null;
    const given = { member, amount, key: newKey() };
    return {
      run: (platform) => platform.transact((unit) => refundCredits(unit, given)),
      expected() {
        const bought = Math.min(amount, model.boughtSpent);
        model.bought += bought;
        model.boughtSpent -= bought;
        model.given += amount - bought;
        model.spent -= amount;
        return true;
      },
    };
  };

export const orderAt = (model: LedgerModel, real: LedgerUnderTest, which: number) => {
  const index = which % Math.max(1, model.purchases.length);
  const [order, purchase] = [real.orders[index], model.purchases[index]];
  return order && purchase ? { index, order, purchase } : null;
};

/** A bank charges back a part of the price or all of it. The total may exceed the price (SEPA-8). */
export const chargeBack =
  (which: number, percent: number): LedgerStep =>
  (model, real) => {
    const at = orderAt(model, real, which);
    if (at === null) return null;
    const { index, order, purchase } = at;
    const amount = Math.ceil((purchase.amount * percent) / 100);
    const news: FetchedReversal = {
      ...{ kind: 'chargeback', reference: newKey(), ownId: null, amount, state: 'done', reason: 'MD06' },
    };
    return {
      run: (platform) => settle(platform, order, purchase.amount, [news]),
      expected: () => takeFrom(model, index, news, worthIn(model, index, amount)),
    };
  };

const reversalAt = (model: LedgerModel, real: LedgerUnderTest, which: number) => {
  const reversal = model.reversals[which % Math.max(1, model.reversals.length)];
  const order = real.orders[reversal?.purchase ?? 0];
  const purchase = model.purchases[reversal?.purchase ?? 0];
  return reversal && order && purchase && !reversal.undone ? { reversal, order, purchase } : null;
};

/** A dispute is won, or a refund fails. */
export const undoReversal =
  (which: number): LedgerStep =>
  (model, real) => {
    const at = reversalAt(model, real, which);
    if (at === null) return null;
    const { reversal, order, purchase } = at;
    return {
      run: (platform) => settle(platform, order, purchase.amount, [{ ...reversal.news, state: 'undone' }]),
      expected: () => undoIn(model, reversal),
    };
  };

/** The provider reports a known reversal again, or names one of our refunds for the first time. */
export const reportReversalAgain =
  (which: number): LedgerStep =>
  (model, real) => {
    const at = reversalAt(model, real, which);
    if (at === null) return null;
    const { reversal, order, purchase } = at;
    return {
      run: (platform) => settle(platform, order, purchase.amount, [{ ...reversal.news, state: 'done' }]),
      expected: () => undefined,
    };
  };

/** Repeats an earlier step. Nothing may change. */
export const repeatStep =
  (which: number): LedgerStep =>
  (_, real) => {
    const before = real.done[which % Math.max(1, real.done.length)];
    if (before === undefined) return null;
    return {
      run: async (platform) => {
        await before(platform);
        return refused;
      },
      expected: () => refused,
    };
  };
