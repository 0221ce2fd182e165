import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createMember } from '#server/sites/create-member.ts';
import { siteOfHost } from '#server/sites/site-of-host.ts';
import { startService, type TestService } from '#tests/support/service.ts';
import { type StoredOrder, storeOrder } from '#tests/support/stored-order.ts';
import { toldPayment } from '#tests/support/told-payment.ts';
import { settlePayment } from './actions/settle-payment.ts';
import { giveCredits } from './give-credits.ts';
import { openWallet } from './open-wallet.ts';
import type { FetchedReversal } from './payments/provider.ts';
import { refundCredits } from './refund-credits.ts';
import { spendCredits } from './spend-credits.ts';
import { insertReversal, nextReversalId } from './store/payment-reversals.ts';
import { takeBackCredits } from './store/take-back-credits.ts';
import { unspentPurchases } from './unspent-purchases.ts';
import { verifyLedger } from './verify-ledger.ts';

const long = process.env.LONG === '1';
const [runs, steps] = long ? [1000, 100] : [50, 20];
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.info(`ledger: SEED=${seed}`);

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

/** What the ledger should hold, in a few lines. */
interface Model {
  given: number;
  bought: number;
  /** Bought credits that were spent and not returned. */
  boughtSpent: number;
  /** All that was spent and not returned. */
  spent: number;
  paid: boolean;
  readonly purchases: Array<{ readonly credits: number; readonly amount: number }>;
  readonly reversals: Array<Taken & { undone: boolean }>;
}

interface Taken {
  readonly purchase: number;
  readonly news: FetchedReversal;
  readonly credits: number;
  readonly taken: number;
  readonly bought: number;
}

type Work = (platform: Platform) => Promise<unknown>;

/** One member, their orders, and what was done to them so far, to be done once more. */
interface Real {
  readonly member: Id;
  readonly orders: StoredOrder[];
  readonly done: Work[];
}

/** What a step does to the one and to the other, and what it should answer; null: it makes no sense now. */
type Plan = (model: Model, real: Real) => { readonly run: Work; readonly expected: () => unknown } | null;

let unique = 0;
const newKey = (): string => {
  unique += 1;
  return `model:${unique}`;
};

/** Nothing happened, and asking again may have another answer. */
const refused = 'refused';

const orRefused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'insufficient_credits') return refused;
    throw error;
  });

type Orders = Pick<Model, 'purchases' | 'reversals'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const liveOf = ({ reversals }: Orders, purchase: number) =>
  reversals.filter((one) => one.purchase === purchase && !one.undone);

const amountOf = (reversals: readonly Taken[]): number => sum(reversals.map(({ news }) => news.amount));

/** How many of an order did not go back with their money. */
const keptOf = (model: Orders, index: number): number => {
  const gone = sum(liveOf(model, index).map(({ credits }) => credits));
  return Math.max(0, (model.purchases[index]?.credits ?? 0) - gone);
};

/** What was bought first is spent first. */
const unspentOf = (model: Orders & Pick<Model, 'bought'>, index: number): number => {
  const newer = model.purchases.map((_, at) => (at > index ? keptOf(model, at) : 0));
  return Math.max(0, Math.min(keptOf(model, index), model.bought - sum(newer)));
};

/** Tells what the provider has of an order. */
const settle = (platform: Platform, order: StoredOrder, amount: number, reversals: FetchedReversal[] = []) =>
  settlePayment(
    platform,
    order.id,
    toldPayment({
      ...{ reference: order.reference, state: 'paid', amount, currency: 'EUR', orderId: order.id, reversals },
    }),
  );

const buy =
  (credits: number, amount: number): Plan =>
  (model, real) => {
    const index = model.purchases.length;
    let stored: StoredOrder | null = null;
    return {
      async run(platform) {
        stored ??= await storeOrder(service.platform.db, real.member, { credits, amount });
        real.orders[index] = stored;
        await settle(platform, stored, amount);
      },
      expected() {
        model.bought += credits;
        model.paid = true;
        model.purchases.push({ credits, amount });
      },
    };
  };

const give =
  (amount: number): Plan =>
  (model, { member }) => {
    const gift = { member, amount, key: newKey(), now: new Date() };
    return {
      run: (platform) => platform.transact((unit) => giveCredits(unit, gift)),
      expected() {
        model.given += amount;
        return true;
      },
    };
  };

const spend =
  (amount: number): Plan =>
  (model, { member }) => {
    const spending = { member, amount, reason: 'message', key: newKey() } as const;
    return {
      run: (platform) => orRefused(platform.transact((unit) => spendCredits(unit, spending))),
      expected() {
        if (model.given + model.bought < amount) return refused;
        const given = Math.min(amount, model.given);
        model.given -= given;
        model.bought -= amount - given;
        model.boughtSpent += amount - given;
        model.spent += amount;
        return model.given + model.bought;
      },
    };
  };

const refund =
  (wanted: number): Plan =>
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

/** Takes credits out of the model, bought ones first. */
const takeFrom = (model: Model, purchase: number, news: FetchedReversal, credits: number): void => {
  const taken = Math.min(credits, keptOf(model, purchase), model.given + model.bought);
  const bought = Math.min(taken, model.bought);
  model.bought -= bought;
  model.given -= taken - bought;
  model.reversals.push({ purchase, news, credits, taken, bought, undone: false });
};

const orderAt = (model: Model, real: Real, which: number) => {
  const index = which % Math.max(1, model.purchases.length);
  const [order, purchase] = [real.orders[index], model.purchases[index]];
  return order && purchase ? { index, order, purchase } : null;
};

/** A member takes back what they have not spent of an order; where it is less they are refused. */
const withdraw =
  (which: number, credits: number): Plan =>
  (model, real) => {
    const at = orderAt(model, real, which);
    if (at === null) return null;
    const { index, order, purchase } = at;
    const amount = Math.floor((purchase.amount * credits) / purchase.credits);
    if (amount > purchase.amount - amountOf(liveOf(model, index))) return null;
    const { member } = real;
    const news: FetchedReversal = {
      ...{ kind: 'refund', reference: newKey(), ownId: null, amount, state: 'pending', reason: null },
    };
    let id: Id | null = null;
    return {
      async run(platform) {
        id ??= await nextReversalId(service.platform.db);
        const taking = { member, payment: order.id, credits, key: `reversal:${id}` };
        const row = { id, ...news, credits, taken: credits, now: new Date() };
        return platform.transact(async ({ db }) => {
          const { outcome } = await takeBackCredits(db, { ...taking, reason: 'withdrawal' });
          if (outcome === 'done') await insertReversal(db, order.id, row);
          return outcome === 'insufficient' ? refused : credits;
        });
      },
      expected() {
        if (credits > unspentOf(model, index)) return refused;
        takeFrom(model, index, news, credits);
        return credits;
      },
    };
  };

/** A bank takes a part of the price back, or all of it, or in the end more than it was (SEPA-8). */
const chargeBack =
  (which: number, percent: number): Plan =>
  (model, real) => {
    const at = orderAt(model, real, which);
    if (at === null) return null;
    const { index, order, purchase } = at;
    const before = amountOf(liveOf(model, index));
    const amount = Math.ceil((purchase.amount * percent) / 100);
    const news: FetchedReversal = {
      ...{ kind: 'chargeback', reference: newKey(), ownId: null, amount, state: 'done', reason: 'MD06' },
    };
    return {
      run: (platform) => settle(platform, order, purchase.amount, [news]),
      expected() {
        const upTo = (money: number) => Math.ceil((purchase.credits * money) / purchase.amount);
        takeFrom(model, index, news, Math.min(purchase.credits, upTo(before + amount) - upTo(before)));
      },
    };
  };

/** A dispute is won, or a refund comes back. */
const undo =
  (which: number): Plan =>
  (model, real) => {
    const reversal = model.reversals[which % Math.max(1, model.reversals.length)];
    const order = real.orders[reversal?.purchase ?? 0];
    const purchase = model.purchases[reversal?.purchase ?? 0];
    if (!reversal || !order || !purchase || reversal.undone) return null;
    return {
      run: (platform) => settle(platform, order, purchase.amount, [{ ...reversal.news, state: 'undone' }]),
      expected() {
        reversal.undone = true;
        model.bought += reversal.bought;
        model.given += reversal.taken - reversal.bought;
      },
    };
  };

/** The same once more, however long ago it was: nothing may change. */
const retry =
  (which: number): Plan =>
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

/** A process whose connection breaks when all is written and nothing committed. */
const crashing = (platform: Platform): Platform => ({
  ...platform,
  transact: (work) =>
    platform.transact(async (unit) => {
      const result = await work(unit);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(unit.db);
      return result;
    }),
});

const compare = async (model: Model, { member, orders }: Real): Promise<void> => {
  const { db } = service.platform;
  const { given, bought, paid, purchases } = model;
  const { rows } = await sql<{ balance: number; bought: number; paid: boolean }>`
    select balance, bought, premium_since is not null as paid from wallets where member_id = ${member}`.execute(
    db,
  );
  expect(rows).toEqual([{ balance: given + bought, bought, paid }]);
  const unspent = await unspentPurchases(db, member);
  expect(new Map(unspent.purchases.map(({ payment, credits }) => [payment, credits]))).toEqual(
    new Map(
      purchases.flatMap((_, index) => {
        const left = unspentOf(model, index);
        return left > 0 ? [[orders[index]?.id, left]] : [];
      }),
    ),
  );
};

class Step implements fc.AsyncCommand<Model, Real> {
  private readonly name: string;
  private readonly crashes: boolean;
  private readonly plan: Plan;

  constructor(name: string, crashes: boolean, plan: Plan) {
    this.name = name;
    this.crashes = crashes;
    this.plan = plan;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const planned = this.plan(model, real);
    if (planned === null) return;
    if (this.crashes) {
      await planned.run(crashing(service.platform)).catch(() => {});
    } else {
      const answer = await planned.run(service.platform);
      expect(answer).toEqual(planned.expected());
      if (answer !== refused) real.done.push(planned.run);
    }
    await compare(model, real);
  }

  toString(): string {
    return this.crashes ? `crash in ${this.name}` : this.name;
  }
}

const few = fc.integer({ min: 1, max: 8 });
const any = fc.nat({ max: 99 });
const packages = fc.constantFrom([10, 999] as const, [30, 2499] as const, [75, 37900] as const);

type Named = readonly [name: string, plan: Plan];

const planned = fc.oneof(
  {
    weight: 2,
    arbitrary: packages.map(([credits, amount]): Named => [`buy ${credits}`, buy(credits, amount)]),
  },
  { weight: 1, arbitrary: few.map((amount): Named => [`give ${amount}`, give(amount)]) },
  { weight: 6, arbitrary: few.map((amount): Named => [`spend ${amount}`, spend(amount)]) },
  { weight: 2, arbitrary: few.map((amount): Named => [`refund ${amount}`, refund(amount)]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(any, few)
      .map(([which, credits]): Named => [`withdraw ${credits} of order ${which}`, withdraw(which, credits)]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(any, fc.constantFrom(7, 28, 50, 58, 100))
      .map(([which, part]): Named => [`charge back ${part}% of order ${which}`, chargeBack(which, part)]),
  },
  { weight: 1, arbitrary: any.map((which): Named => [`undo reversal ${which}`, undo(which)]) },
  { weight: 3, arbitrary: any.map((which): Named => [`retry ${which}`, retry(which)]) },
);

const step = fc
  .tuple(planned, fc.integer({ min: 1, max: 10 }))
  .map(([[name, plan], lot]) => new Step(name, lot === 1, plan));

test(`[CRED-3] [CRED-11] whatever happens in whatever order, the ledger does what its model does (SEED=${seed})`, {
  timeout: 30 * 60_000,
}, async () => {
  const { db, clock } = service.platform;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5 }),
      fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }),
      async (given, all) => {
        const member = await createMember(db, siteOfHost('localhost').id);
        await openWallet(db, { member, credits: given, now: clock.now() });
        const model: Model = {
          ...{ given, bought: 0, boughtSpent: 0, spent: 0, paid: false, purchases: [], reversals: [] },
        };
        await fc.asyncModelRun(() => ({ model, real: { member, orders: [], done: [] } }), all);
      },
    ),
    { numRuns: runs, verbose: 1, seed },
  );
  expect(await verifyLedger(db)).toEqual([]);
});
