import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openWallet, unspentPurchases, verifyLedger } from '#server/ledger/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createMember, siteOfHost } from '#server/sites/door.ts';
import {
  emptyModel,
  isPremium,
  type LedgerModel,
  unspentOf,
  waitingOf,
} from '#tests/support/payments/ledger/ledger-model.ts';
import {
  buy,
  chargeBack,
  endPeriod,
  give,
  type LedgerStep,
  type LedgerUnderTest,
  refused,
  repeatStep,
  reportReversalAgain,
  returnSpent,
  spend,
  start,
  undoReversal,
} from '#tests/support/payments/ledger/ledger-steps.ts';
import { refund, withdraw } from '#tests/support/payments/ledger/refund-steps.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const long = process.env.LONG === '1';
const [runs, steps] = long ? [1000, 100] : [50, 20];
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.info(`ledger: SEED=${seed}`);

let service: TestService;

beforeAll(async () => {
  service = await startService();
  await sql`insert into operators (email, roles) values ('refunds@operators.example', '{finance}')`.execute(
    service.platform.db,
  );
});

/** A process whose connection breaks after everything is written and before the commit. */
const crashing = (platform: Platform): Platform => ({
  ...platform,
  transact: (work) =>
    platform.transact(async (unit) => {
      const result = await work(unit);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(unit.db);
      return result;
    }),
});

const compare = async (model: LedgerModel, { member, orders }: LedgerUnderTest): Promise<void> => {
  const { db } = service.platform;
  const { given, bought, purchases } = model;
  const { rows } = await sql<{ balance: number; bought: number; waiting: number; paid: boolean }>`
    select balance, bought, waiting, premium_since is not null as paid from wallets where member_id = ${member}`.execute(
    db,
  );
  expect(rows).toEqual([
    { balance: given + bought, bought, waiting: waitingOf(model), paid: isPremium(model) },
  ]);
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

class Step implements fc.AsyncCommand<LedgerModel, LedgerUnderTest> {
  private readonly name: string;
  private readonly crashes: boolean;
  private readonly plan: LedgerStep;

  constructor(name: string, crashes: boolean, plan: LedgerStep) {
    this.name = name;
    this.crashes = crashes;
    this.plan = plan;
  }

  check(): boolean {
    return true;
  }

  async run(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
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
const packages = fc.tuple(
  fc.constantFrom([10, 999] as const, [30, 2499] as const, [75, 37900] as const),
  fc.boolean(),
);
const parts = fc.constantFrom(7, 28, 50, 58, 100);

type Named = readonly [name: string, plan: LedgerStep];

const one = <T>(weight: number, of: fc.Arbitrary<T>, named: (value: T) => Named) => ({
  weight,
  arbitrary: of.map(named),
});

const planned = fc.oneof(
  one(2, packages, ([[credits, amount], agreed]) => [
    `buy ${credits}${agreed ? ' to start at once' : ''}`,
    buy({ credits, amount, agreed }),
  ]),
  one(1, few, (amount) => [`give ${amount}`, give(amount)]),
  one(6, few, (amount) => [`spend ${amount}`, spend(amount)]),
  one(2, few, (amount) => [`return ${amount}`, returnSpent(amount)]),
  one(2, fc.constant(null), () => ['ask for the start', start()]),
  one(1, any, (which) => [`end the period of order ${which}`, endPeriod(which)]),
  one(2, any, (which) => [`withdraw from order ${which}`, withdraw(which)]),
  one(2, fc.tuple(any, parts), ([which, part]) => [`refund ${part}% of order ${which}`, refund(which, part)]),
  one(2, fc.tuple(any, parts), ([which, part]) => [
    `charge back ${part}% of order ${which}`,
    chargeBack(which, part),
  ]),
  one(1, any, (which) => [`undo reversal ${which}`, undoReversal(which)]),
  one(1, any, (which) => [`tell reversal ${which}`, reportReversalAgain(which)]),
  one(3, any, (which) => [`retry ${which}`, repeatStep(which)]),
);

const step = fc
  .tuple(planned, fc.integer({ min: 1, max: 10 }))
  .map(([[name, plan], lot]) => new Step(name, lot === 1, plan));

test(`matches the ledger to its model for any sequence of operations (SEED=${seed}) [CRED-3b, CRED-11a, CRED-14b]`, {
  timeout: 30 * 60_000,
}, async () => {
  const { db } = service.platform;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5 }),
      fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }),
      async (given, all) => {
        const member = await createMember(db, siteOfHost('localhost').id);
        await openWallet(db, { member, credits: given });
        await fc.asyncModelRun(
          () => ({ model: emptyModel(given), real: { member, orders: [], done: [] } }),
          all,
        );
      },
    ),
    { numRuns: runs, verbose: 1, seed },
  );
  expect(await verifyLedger(db)).toEqual([]);
});
