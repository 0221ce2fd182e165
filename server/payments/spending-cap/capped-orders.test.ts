import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '#contract/kit/durations.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getSpendingCap } from '#contract/payments/get-spending-cap.ts';
import type { PackageId } from '#contract/payments/package.ts';
import { setSpendingCap } from '#contract/payments/set-spending-cap.ts';
import { priceOfPackage } from '#server/sites/door.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

beforeEach(() => clock.set(new Date()));

const later = (days: number) => clock.set(new Date(clock.now().getTime() + days * day));

const set = (person: Person, amount: number | null, currency: 'EUR' | 'GBP' = 'EUR') =>
  person.api(setSpendingCap, { cap: amount === null ? null : { amount, currency } });

const order = (person: Person, wanted: PackageId = 'p0') =>
  person.api(createPayment, { package: wanted, payment_method: 'ideal', client_id: randomUUID() });

const capOf = async (person: Person) => (await person.api(getSpendingCap, {})).answer;

/** Settles an order as its provider would. */
const settle = async (id: number, state: 'paid' | 'failed', back = 0) => {
  const stored = await readPayment(service.platform.db, id);
  if (!stored?.reference) throw new Error('the order has no reference');
  await settlePayment(service.platform, id, {
    ...{ reference: stored.reference, state, orderId: id, ...stored.price, createdAt: stored.createdAt },
    ...{ mandate: null, failure: null, transfer: null },
    reversals:
      back === 0
        ? []
        : [
            {
              ...{ kind: 'refund' as const, reference: `back-${id}`, amount: back, state: 'done' as const },
              ...{ reason: null, ownId: null },
            },
          ],
  });
};

test('has no cap until the member sets one, and then accepts orders up to it [CRED-12d]', async () => {
  const person = await service.person();
  expect(await capOf(person)).toEqual({ currency: 'EUR', cap: null, spent: 0, counted: [], next: null });
  const first = (await order(person)).answer;
  expect((await set(person, first.price.amount * 2)).answer).toEqual({
    ...{ currency: 'EUR', cap: first.price.amount * 2, spent: first.price.amount, next: null },
    counted: [
      { payment_id: first.payment_id, amount: first.price.amount, at: expect.stringMatching(/^20.*Z$/) },
    ],
  });
  expect((await order(person)).status).toBe(200);
  const from = clock.now().getTime() + 30 * day;
  const refused = await order(person);
  expect([refused.status, refused.problem.code]).toEqual([409, 'spending_cap_reached']);
  expect(Math.abs(Number(refused.problem.params.from) - from)).toBeLessThan(day);
  expect((await capOf(person)).spent).toBe(first.price.amount * 2);
});

test('refuses a package above the whole cap as such, and every package with a cap of zero [CRED-12d]', async () => {
  const person = await service.person();
  await set(person, 1000);
  expect((await order(person, 'p3')).problem.code).toBe('spending_cap_too_low');
  expect((await order(person, 'p0')).status).toBe(200);
  await set(person, 0);
  expect((await order(person, 'p0')).problem.code).toBe('spending_cap_too_low');
});

test('does not count failed, returned and 30 days old orders [CRED-12d]', async () => {
  const person = await service.person();
  const { payment_id: failed, price } = (await order(person)).answer;
  await set(person, price.amount);
  expect((await order(person)).problem.code).toBe('spending_cap_reached');
  await settle(failed, 'failed');
  const { payment_id: paid } = (await order(person)).answer;
  await settle(paid, 'paid');
  expect((await order(person)).problem.code).toBe('spending_cap_reached');
  await settle(paid, 'paid', price.amount);
  expect((await capOf(person)).spent).toBe(0);
  expect((await order(person)).status).toBe(200);
  expect((await order(person)).problem.code).toBe('spending_cap_reached');
  later(30);
  expect((await order(person)).status).toBe(200);
});

test('accepts as many of twenty simultaneous orders as of consecutive ones [CRED-12d]', async () => {
  const person = await service.person();
  const { price } = (await order(person)).answer;
  await set(person, price.amount * 4);
  const tries = await Promise.all(Array.from({ length: 20 }, () => order(person)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await capOf(person)).spent).toBe(price.amount * 4);
});

test('treats a repeated order as the same, even at the cap and ten times at once [CRED-12d]', async () => {
  const person = await service.person();
  const { price } = (await order(person)).answer;
  await set(person, price.amount * 2);
  const sent = { package: 'p0', payment_method: 'ideal', client_id: randomUUID() } as const;
  const pressed = await Promise.all(Array.from({ length: 10 }, () => person.api(createPayment, sent)));
  const ids = pressed.map(({ answer }) => answer.payment_id);
  expect(new Set(ids).size).toBe(1);
  expect((await person.api(createPayment, sent)).answer.payment_id).toBe(ids[0]);
  expect((await order(person)).problem.code).toBe('spending_cap_reached');
});

test('applies a higher cap after seven days and a lower one at once, from any device [CRED-12d, TRUST-10a]', async () => {
  const person = await service.person();
  const { price } = (await order(person)).answer;
  await set(person, price.amount);
  const raised = (await set(person, price.amount * 2)).answer;
  expect(raised.cap).toBe(price.amount);
  expect(raised.next?.cap).toBe(price.amount * 2);
  expect((await order(person)).problem.code).toBe('spending_cap_reached');
  later(7);
  expect(await capOf(person)).toMatchObject({ cap: price.amount * 2, next: null });
  expect((await order(person)).status).toBe(200);
  await set(person, null);
  later(6);
  expect((await order(person)).problem.code).toBe('spending_cap_reached');
  later(1);
  expect((await capOf(person)).cap).toBeNull();
  expect((await order(person)).status).toBe(200);
});

test('stores one of two simultaneous first caps completely [CRED-12d]', async () => {
  const person = await service.person();
  await Promise.all([set(person, 3000), set(person, 2000)]);
  const { cap, next } = await capOf(person);
  // Depending on the order: the lower cap applies at once, the higher one waits.
  expect([cap, next?.cap ?? null]).toEqual(next ? [2000, 3000] : [2000, null]);
});

test("counts an order in another currency at the package's price in the currency of the cap [CRED-12d]", async () => {
  const person = await service.person();
  const { price } = (await order(person)).answer;
  await set(person, price.amount * 2);
  const abroad = (await order(person)).answer.payment_id;
  const pounds = priceOfPackage('p0', 'GBP', clock.now());
  expect(pounds).not.toBe(price.amount);
  await sql`update payments set currency = 'GBP', amount = ${pounds} where id = ${abroad}`.execute(
    service.platform.db,
  );
  expect((await capOf(person)).spent).toBe(price.amount * 2);
});

test('refuses an invalid amount and an unexpected currency by name [CRED-12d]', async () => {
  const person = await service.person();
  for (const [amount, code] of [
    [-1, 'too_low'],
    [1_000_001, 'too_high'],
    [10.5, 'invalid'],
  ] as const) {
    const { status, problem } = await set(person, amount);
    expect([status, problem.errors?.map(({ field, code: fault }) => [field, fault])]).toEqual([
      400,
      [['cap.amount', code]],
    ]);
  }
  expect((await set(person, 5000, 'GBP')).problem.code).toBe('currency_changed');
  expect((await capOf(person)).cap).toBeNull();
});
