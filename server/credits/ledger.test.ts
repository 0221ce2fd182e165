import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { createMember } from '#server/sites/create-member.ts';
import { siteOfHost } from '#server/sites/site-of-host.ts';
import { startService, type TestService } from '#tests/support/service.ts';
import { openWallet } from './open-wallet.ts';
import { spendCredits } from './spend-credits.ts';
import { putCredits, takeCredits } from './store/move-credits.ts';
import { verifyLedger } from './verify-ledger.ts';
import { walletOf } from './wallet-of.ts';

const long = process.env.LONG === '1';
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
if (long) console.info(`ledger: seed ${seed}`);

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const newMember = async (credits: number): Promise<Id> => {
  const { db, clock } = service.platform;
  const member = await createMember(db, siteOfHost('localhost').id);
  await openWallet(db, { member, credits, now: clock.now() });
  return member;
};

const spend = (member: Id, key: string, amount = 1): Promise<number> =>
  service.platform.transact((unit) => spendCredits(unit, { member, amount, reason: 'message', key }));

test('[CRED-3] a wallet opens once with the signup credits', async () => {
  const { db } = service.platform;
  const member = await newMember(3);
  await openWallet(db, { member, credits: 3, now: service.platform.clock.now() });
  expect(await walletOf(db, member)).toEqual({ credits: 3, paidUser: false });
  expect(await walletOf(db, await newMember(0))).toEqual({ credits: 0, paidUser: false });
});

test('[CRED-3] the same key spends once and answers with the balance', async () => {
  const member = await newMember(5);
  expect(await spend(member, 'message:a', 2)).toBe(3);
  expect(await spend(member, 'message:a', 2)).toBe(3);
  expect(await spend(member, 'message:b', 3)).toBe(0);
  expect(await spend(member, 'message:b', 3)).toBe(0);
});

test('[CHAT-3] [CRED-3] too few credits are refused by name, and the transaction can go on', async () => {
  const member = await newMember(1);
  const balance = await service.platform.transact(async (unit) => {
    const tooMuch = spendCredits(unit, { member, amount: 2, reason: 'message', key: 'message:x' });
    await expect(tooMuch).rejects.toThrow(new Refusal('insufficient_credits'));
    return spendCredits(unit, { member, amount: 1, reason: 'message', key: 'message:y' });
  });
  expect(balance).toBe(0);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('[CRED-3] what a rolled back transaction spent is still there', async () => {
  const member = await newMember(4);
  const failing = service.platform.transact(async (unit) => {
    await spendCredits(unit, { member, amount: 4, reason: 'message', key: 'message:lost' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await spend(member, 'message:lost', 4)).toBe(0);
});

test('[CRED-3] 200 parallel spends of the last credit: exactly one succeeds', {
  timeout: 600_000,
}, async () => {
  const [spends, repeats] = long ? [200, 100] : [200, 2];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const member = await newMember(1);
    const all = await Promise.allSettled(
      Array.from({ length: spends }, (_, n) => spend(member, `message:${n}`)),
    );
    const refused = all.filter(
      (one) =>
        one.status === 'rejected' &&
        one.reason instanceof Refusal &&
        one.reason.code === 'insufficient_credits',
    );
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(refused).toHaveLength(spends - 1);
    expect((await walletOf(service.platform.db, member)).credits).toBe(0);
  }
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('[CRED-3] 50 parallel spends with one key take one credit', async () => {
  const member = await newMember(10);
  const balances = await Promise.all(Array.from({ length: 50 }, () => spend(member, 'message:same')));
  expect(new Set(balances)).toEqual(new Set([9]));
});

test('[CRED-3] the ledger is append-only', async () => {
  await newMember(3);
  const { db } = service.platform;
  const tables = db.$extendTables<{ ledger_transfers: { amount: number } }>();
  await expect(tables.updateTable('ledger_transfers').set({ amount: 1 }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(tables.deleteFrom('ledger_transfers').execute()).rejects.toThrow('append-only');
});

test('[CRED-3] the check names a wallet that differs from its entries', async () => {
  const member = await newMember(3);
  const tables = service.platform.db.$extendTables<{ wallets: { member_id: number; balance: number } }>();
  const setTo = (balance: number) =>
    tables.updateTable('wallets').set({ balance }).where('member_id', '=', member).execute();
  await setTo(4);
  expect(await verifyLedger(service.platform.db)).toEqual([
    { fault: 'wallet_differs', member, detail: 'wallet 4, entries 3' },
  ]);
  await expect(setTo(-1)).rejects.toThrow('wallets_balance_check');
  await setTo(3);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

type Step =
  | { readonly kind: 'buy'; readonly amount: number; readonly key: number }
  | { readonly kind: 'spend'; readonly amount: number; readonly key: number }
  | { readonly kind: 'crash'; readonly amount: number; readonly key: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('buy' as const, 'spend' as const, 'crash' as const),
  amount: fc.integer({ min: 1, max: 6 }),
  // Few keys, so that repeats are common.
  key: fc.integer({ min: 0, max: 12 }),
});

type Outcome = 'done' | 'repeated' | 'insufficient';

/** What the ledger should do, in a few lines. A crash is a spend that must leave nothing behind. */
const modelOf = (credits: number) => {
  const done = new Set<string>();
  const state = { credits, paid: false };
  const decide = (name: string, { kind, amount }: Step): Outcome => {
    if (done.has(name)) return 'repeated';
    return kind === 'spend' && state.credits < amount ? 'insufficient' : 'done';
  };
  const apply = (next: Step): Outcome | 'crashed' => {
    if (next.kind === 'crash') return 'crashed';
    const name = `${next.kind}:${next.key}`;
    const outcome = decide(name, next);
    if (outcome !== 'done') return outcome;
    done.add(name);
    state.credits += next.kind === 'buy' ? next.amount : -next.amount;
    state.paid ||= next.kind === 'buy';
    return outcome;
  };
  return { state, apply };
};

const applyReal = async (member: Id, { kind, amount, key }: Step): Promise<string> => {
  const { platform } = service;
  if (kind === 'buy') {
    const movement = { member, amount, reason: 'purchase', key: `buy:${key}` } as const;
    return (await putCredits(platform.db, movement, new Date())).outcome;
  }
  const movement = { member, amount, reason: 'message', key: `spend:${key}` } as const;
  if (kind === 'spend') return (await takeCredits(platform.db, movement)).outcome;
  // A crash after the movement and before its commit.
  return platform
    .transact(async ({ db }): Promise<string> => {
      await takeCredits(db, movement);
      throw new Error('crash');
    })
    .catch(() => 'crashed');
};

test('[CRED-3] whatever happens in whatever order, the ledger does what its model does', {
  timeout: 1_800_000,
}, async () => {
  const { db } = service.platform;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5 }),
      fc.array(step, { maxLength: long ? 100 : 30, minLength: long ? 100 : 1 }),
      async (credits, steps) => {
        const member = await newMember(credits);
        const model = modelOf(credits);
        for (const next of steps) {
          expect(await applyReal(member, next)).toBe(model.apply(next));
          expect(await walletOf(db, member)).toEqual({
            credits: model.state.credits,
            paidUser: model.state.paid,
          });
        }
      },
    ),
    { numRuns: long ? 1000 : 50, verbose: 1, seed },
  );
  // Purchases without a payment are this test's own doing.
  const faults = (await verifyLedger(db)).filter(({ fault }) => fault !== 'grant_without_purchase');
  expect(faults).toEqual([]);
});
