import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addPrice } from '#contract/payments/console/add-price.ts';
import { listPrices } from '#contract/payments/console/list-prices.ts';
import { previewPrice } from '#contract/payments/console/preview-price.ts';
import { withdrawPrice } from '#contract/payments/console/withdraw-price.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { PackageId } from '#contract/payments/package.ts';
import { addDays, addSeconds } from '#server/platform/time.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { leadSeconds } from './price-moment.ts';

const clock = movableClock();
let service: PeopleService;
let operator: TestOperator;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  operator = await newOperator(service);
});

/** Moves the clock and logs an operator in again, because a session ends after half an hour. */
const moveTo = async (at: Date): Promise<void> => {
  clock.set(at);
  operator = await newOperator(service);
};

const priceNow = async (id: PackageId) =>
  (await service.api(getPackages, {})).answer.packages.find((one) => one.id === id);

const announce = async (id: PackageId, amount: number, from: Date | null, seen?: number) =>
  operator.client.api(addPrice, {
    package: id,
    currency: 'EUR',
    amount,
    from: from?.toISOString() ?? null,
    seen: seen ?? (await priceNow(id))?.price.amount ?? 0,
  });

const historyOf = async (id: PackageId) =>
  (await operator.client.api(listPrices, {})).answer.history
    .filter((price) => price.package === id)
    .map(({ amount, state }) => [amount, state]);

test('an announced price applies from its moment, with its operator in the history [SAFE-6b, CON-11a]', async () => {
  const from = addDays(clock.now(), 1);
  const preview = (
    await operator.client.api(previewPrice, {
      package: 'p1',
      currency: 'EUR',
      amount: 1999,
      from: from.toISOString(),
    })
  ).answer;
  expect(preview.packages.find(({ id }) => id === 'p1')).toMatchObject({
    price: { amount: 1999 },
    former_price: { amount: 2499 },
    lowest_price: { amount: 1999 },
  });
  const announced = (await announce('p1', 1999, from)).answer;
  expect(announced).toMatchObject({ state: 'announced', by: operator.email });
  expect(await priceNow('p1')).toMatchObject({ price: { amount: 2499 } });
  expect(await historyOf('p1')).toEqual([
    [1999, 'announced'],
    [2499, 'now'],
  ]);
  await moveTo(from);
  expect(await priceNow('p1')).toMatchObject(preview.packages.find(({ id }) => id === 'p1') ?? {});
  expect(await historyOf('p1')).toEqual([
    [1999, 'now'],
    [2499, 'past'],
  ]);
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_entries where action = 'payments/add-price'`.execute(service.platform.db);
  expect(rows).toEqual([
    { details: { package: 'p1', currency: 'EUR', amount: 1999, from: from.toISOString() } },
  ]);
});

test('a price from now on waits until every process has read it [SAFE-6b, CRED-1b]', async () => {
  expect((await announce('p0', 1099, null)).status).toBe(200);
  expect(await priceNow('p0')).toMatchObject({ price: { amount: 999 } });
  clock.forward(leadSeconds);
  expect(await priceNow('p0')).toMatchObject({ price: { amount: 1099 }, former_price: null });
});

test('an order keeps its price, and the old price opens no new order [SAFE-6b, CON-8d]', async () => {
  const person = await service.person();
  const seen = { amount: 4999, currency: 'EUR' } as const;
  const order = () =>
    person.api(createPayment, {
      package: 'p2',
      payment_method: 'ideal',
      price: seen,
      client_id: randomUUID(),
    });
  const before = (await order()).answer;
  expect(before.price).toEqual(seen);
  await announce('p2', 5999, null);
  clock.forward(leadSeconds);
  expect((await person.api(getPayment, { id: before.payment_id })).answer.price).toEqual(seen);
  expect((await order()).problem.code).toBe('price_changed');
});

test('a mistyped announcement is withdrawn before it applies and counts for no reduction [SAFE-6b, CON-11a]', async () => {
  const from = addDays(clock.now(), 2);
  await announce('p3', 99, from);
  const withdrawal = { package: 'p3', currency: 'EUR', from: from.toISOString() } as const;
  expect((await operator.client.api(withdrawPrice, withdrawal)).answer).toEqual({ withdrawn: true });
  expect((await operator.client.api(withdrawPrice, withdrawal)).status).toBe(404);
  await moveTo(addSeconds(from, 60));
  expect(await priceNow('p3')).toMatchObject({ price: { amount: 9999 }, lowest_price: { amount: 9999 } });
  expect(await historyOf('p3')).toEqual([
    [99, 'withdrawn'],
    [9999, 'now'],
  ]);
});

test('a price that applies, or is about to, cannot be withdrawn [SAFE-6b, CON-11c]', async () => {
  const soon = addSeconds(clock.now(), leadSeconds + 1);
  await announce('p3', 8888, soon);
  const withdrawal = { package: 'p3', currency: 'EUR', from: soon.toISOString() } as const;
  expect((await operator.client.api(withdrawPrice, withdrawal)).problem.code).toBe('price_applies');
  await moveTo(addDays(soon, 1));
  expect((await operator.client.api(withdrawPrice, withdrawal)).problem.code).toBe('price_applies');
  const late = sql`insert into withdrawn_prices (package, currency, valid_from, withdrawn_at, operator_id)
    values ('p3', 'EUR', ${soon}, ${clock.now()}, ${operator.id})`;
  await expect(late.execute(service.platform.db)).rejects.toThrow('withdrawn_prices_check');
});

test('refuses a past moment, a taken one, an unchanged price and one that a colleague changed [SAFE-6b]', async () => {
  const at = addDays(clock.now(), 3);
  const now = (await priceNow('p0'))?.price.amount ?? 0;
  const fields = ({ problem }: Awaited<ReturnType<typeof announce>>) =>
    problem.errors?.map(({ field, code }) => [field, code]);
  expect(fields(await announce('p0', 500, addDays(clock.now(), -1)))).toEqual([['from', 'in_the_past']]);
  expect(fields(await announce('p0', 500, addDays(clock.now(), 4000)))).toEqual([['from', 'too_far_ahead']]);
  expect((await announce('p0', now, at)).problem.code).toBe('price_unchanged');
  expect((await announce('p0', 500, at, now + 1)).problem.code).toBe('price_meanwhile');
  expect((await announce('p0', 777, at)).status).toBe(200);
  expect(fields(await announce('p0', 888, at, 777))).toEqual([['from', 'moment_taken']]);
  expect(fields(await announce('p0', 0, null))).toEqual([['amount', 'too_small']]);
});
