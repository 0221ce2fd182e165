import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { grantPurchase, openWallet, spendCredits, verifyLedger, walletOf } from '#server/ledger/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { createMember, siteOfHost } from '#server/sites/door.ts';
import { storeOrder } from '#tests/support/payments/stored-order.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const long = process.env.LONG === '1';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const newMember = async (credits: number): Promise<Id> => {
  const { db } = service.platform;
  const member = await createMember(db, siteOfHost('localhost').id);
  await openWallet(db, { member, credits });
  return member;
};

const spend = (member: Id, key: string, amount = 1): Promise<number> =>
  service.platform.transact((unit) => spendCredits(unit, { member, amount, reason: 'message', key }));

test('opens a wallet once with the signup credits [CRED-3a]', async () => {
  const { db } = service.platform;
  const member = await newMember(3);
  await openWallet(db, { member, credits: 3 });
  expect(await walletOf(db, member)).toMatchObject({ credits: 3, paidUser: false });
  expect(await walletOf(db, await newMember(0))).toMatchObject({ credits: 0, paidUser: false });
});

test('spends once for the same key and returns the balance [CRED-3a]', async () => {
  const member = await newMember(5);
  expect(await spend(member, 'message:a', 2)).toBe(3);
  expect(await spend(member, 'message:a', 2)).toBe(3);
  expect(await spend(member, 'message:b', 3)).toBe(0);
  expect(await spend(member, 'message:b', 3)).toBe(0);
});

test('refuses too few credits by name and leaves the transaction usable [CHAT-3b, CRED-3b]', async () => {
  const member = await newMember(1);
  const balance = await service.platform.transact(async (unit) => {
    const tooMuch = spendCredits(unit, { member, amount: 2, reason: 'message', key: 'message:x' });
    await expect(tooMuch).rejects.toThrow(new Refusal('insufficient_credits'));
    return spendCredits(unit, { member, amount: 1, reason: 'message', key: 'message:y' });
  });
  expect(balance).toBe(0);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('keeps the credits of a rolled back transaction [CRED-3a]', async () => {
  const member = await newMember(4);
  const failing = service.platform.transact(async (unit) => {
    await spendCredits(unit, { member, amount: 4, reason: 'message', key: 'message:lost' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await spend(member, 'message:lost', 4)).toBe(0);
});

test.each([
  { credits: 1, amount: 1, affordable: 1 },
  { credits: 7, amount: 2, affordable: 3 },
])(
  'lets exactly $affordable of 200 parallel spends of $amount succeed with $credits credits [CRED-3b, PAY-34b]',
  {
    timeout: 600_000,
  },
  async ({ credits, amount, affordable }) => {
    const [spends, repeats] = long ? [200, 100] : [200, 2];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const member = await newMember(credits);
      const all = await Promise.allSettled(
        Array.from({ length: spends }, (_, n) => spend(member, `message:${n}`, amount)),
      );
      const refused = all.filter(
        (one) =>
          one.status === 'rejected' &&
          one.reason instanceof Refusal &&
          one.reason.code === 'insufficient_credits',
      );
      expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(affordable);
      expect(refused).toHaveLength(spends - affordable);
      expect((await walletOf(service.platform.db, member)).credits).toBe(credits - affordable * amount);
    }
    expect(await verifyLedger(service.platform.db)).toEqual([]);
  },
);

test('grants a payment once, also under another key [CRED-3a, PAY-9]', async () => {
  const { db } = service.platform;
  const member = await newMember(0);
  const { id: payment } = await storeOrder(db, member);
  const grant = () => grantPurchase(db, { member, payment, credits: 10, starts: true, now: new Date() });
  expect((await grant()).outcome).toBe('done');
  expect((await grant()).outcome).toBe('repeated');
  const otherKey = sql`
    insert into ledger_transfers (member_id, debit_account, credit_account, amount, bought, reason, idempotency_key, payment_id)
    values (${member}, 'sold', 'wallet', 10, 10, 'purchase', 'another', ${payment})`;
  await expect(otherKey.execute(db)).rejects.toThrow('ledger_transfers_granted');
  expect((await walletOf(db, member)).credits).toBe(10);
});

test('takes one credit for 50 parallel spends with one key [CRED-3a]', async () => {
  const member = await newMember(10);
  const balances = await Promise.all(Array.from({ length: 50 }, () => spend(member, 'message:same')));
  expect(new Set(balances)).toEqual(new Set([9]));
});

test('forbids changes to ledger entries [CRED-3a, PAY-34a]', async () => {
  await newMember(3);
  const { db } = service.platform;
  const tables = db.$extendTables<{ ledger_transfers: { amount: number } }>();
  await expect(tables.updateTable('ledger_transfers').set({ amount: 1 }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(tables.deleteFrom('ledger_transfers').execute()).rejects.toThrow('append-only');
});
