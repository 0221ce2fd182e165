import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { PackageId } from '#contract/payments/package.ts';
import type { Payment } from '#contract/payments/payment.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

beforeEach(() => clock.set(new Date()));

const tables = () => service.platform.db.$extendTables<PaymentsTables>();

/** A different name for each test, because codes remain. */
const newCode = async (given: Partial<Parameters<typeof insertCode>[1]> = {}): Promise<string> => {
  const code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`;
  await insertCode(code, given);
  return code;
};

const insertCode = (
  code: string,
  given: {
    readonly validity?: 'once' | 'once-per-user';
    readonly country?: string;
    readonly currency?: string;
    readonly minimum_order_value?: number;
    readonly payment_methods?: string[];
    readonly member_id?: number;
    readonly expires_at?: Date;
  },
) =>
  tables()
    .insertInto('discount_codes')
    .values({ code, value_percentage: 10, validity: 'once-per-user', ...given })
    .execute();

const order = (person: Person, code?: string, wanted: PackageId = 'p1', price?: number) =>
  person.api(createPayment, {
    package: wanted,
    payment_method: 'ideal',
    client_id: randomUUID(),
    ...(code !== undefined && { discount_code: code }),
    ...(price !== undefined && { price: { amount: price, currency: 'EUR' } }),
  });

/** Presses a button on the sandbox bank's page. */
const press = (person: Person, { checkout_url }: Payment, action: string) =>
  person.fetch(`${new URL(checkout_url ?? '').pathname}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });

const ends = async (person: Person, payment: Payment, action: string, state: string) => {
  await press(person, payment, action);
  await eventually(async () => {
    expect((await person.api(getPayment, { id: payment.payment_id })).answer.state).toBe(state);
  });
};

const ordersOf = (person: Person) =>
  tables()
    .selectFrom('payments')
    .select(['id', 'amount', 'full_amount', 'discount_code', 'state'])
    .where('member_id', '=', person.id)
    .execute();

const discountOf = async (person: Person) => (await person.api(getCurrentUser, {})).answer.user?.discounts;

test('shows a newcomer 25 % off every package for four hours, then off all but the smallest for a week [CRED-9a, MEET-2a]', async () => {
  const person = await service.person();
  const { packages, discount } = (await person.api(getPackages, {})).answer;
  expect(discount).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25 });
  expect(packages.map(({ price, full_price, former_price }) => [price, full_price, former_price])).toEqual(
    [
      [749, 999],
      [1874, 2499],
      [3749, 4999],
      [7499, 9999],
    ].map(([now, full]) => [
      { amount: now, currency: 'EUR' },
      { amount: full, currency: 'EUR' },
      { amount: full, currency: 'EUR' },
    ]),
  );
  expect(packages[0]?.price_per_message.amount).toBe(75);
  clock.set(new Date(Date.parse(discount?.expires ?? '')));
  const later = (await person.api(getPackages, {})).answer;
  expect(later.discount?.code).toBe('WELCOME25');
  expect(later.packages.map(({ price }) => price.amount)).toEqual([999, 1874, 3749, 7499]);
  expect(later.packages[0]).toMatchObject({ full_price: null, former_price: null });
  clock.set(new Date(Date.parse(later.discount?.expires ?? '')));
  const last = (await person.api(getPackages, {})).answer;
  expect([last.discount, last.packages.map(({ price }) => price.amount)]).toEqual([
    null,
    [999, 2499, 4999, 9999],
  ]);
  expect((await service.api(getPackages, {})).answer.discount).toBeNull();
});

test('includes the newcomer discounts in the current user, with seconds by our clock, until the first purchase [CRED-9a]', async () => {
  const person = await service.person();
  const { time_bonus: bonus, welcome } = (await discountOf(person)) ?? {};
  expect(bonus?.code).toBe('TIMEBONUS25');
  expect(welcome?.code).toBe('WELCOME25');
  const end = Date.parse(bonus?.expires ?? '');
  clock.set(new Date(end - 60_000));
  const left = (await discountOf(person))?.time_bonus?.seconds_left;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(60);
  clock.set(new Date(end));
  expect((await discountOf(person))?.time_bonus).toBeNull();
  const payment = (await order(person, 'WELCOME25')).answer;
  await ends(person, payment, 'complete', 'completed');
  expect(await discountOf(person)).toEqual({ time_bonus: null, welcome: null, held: null });
  expect((await person.api(getPackages, {})).answer.discount).toBeNull();
});

test('charges the discounted price, stores it next to the full one, and uses the code [CRED-8a, CRED-9a]', async () => {
  const person = await service.person({ credits: 0 });
  const { answer: payment } = await order(person, ' timebonus25 ', 'p1', 1874);
  expect(payment).toMatchObject({
    price: { amount: 1874, currency: 'EUR' },
    full_price: { amount: 2499, currency: 'EUR' },
    discount_code: 'TIMEBONUS25',
    state: 'pending',
  });
  await ends(person, payment, 'complete', 'completed');
  expect((await person.api(getWallet, {})).answer).toMatchObject({ credits: 30, paid_user: true });
  for (const code of ['TIMEBONUS25', 'WELCOME25']) {
    const again = await order(person, code);
    expect([again.status, again.problem.detail]).toEqual([409, 'Code reeds gebruikt']);
  }
  expect(await ordersOf(person)).toEqual([
    {
      id: payment.payment_id,
      amount: 1874,
      full_amount: 2499,
      discount_code: 'TIMEBONUS25',
      state: 'completed',
    },
  ]);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('refuses the bonus from the second its countdown ends, while an open order keeps its price [CRED-9d, CON-12, MEET-2b]', async () => {
  const person = await service.person();
  const end = Date.parse((await discountOf(person))?.time_bonus?.expires ?? '');
  // The clock of the test runs, so a minute of margin is safe on any machine.
  clock.set(new Date(end - 60_000));
  const { answer: payment } = await order(person, 'TIMEBONUS25', 'p0', 749);
  expect(payment.state).toBe('pending');
  const other = await service.person();
  clock.set(new Date(end + 1));
  const late = await order(person, 'TIMEBONUS25', 'p0', 749);
  expect([late.status, late.problem.code]).toEqual([409, 'discount_code_expired']);
  expect(await ordersOf(person)).toHaveLength(1);
  await ends(person, payment, 'complete', 'completed');
  expect((await order(other, 'WELCOME25', 'p0')).problem.code).toBe('discount_code_not_for_package');
});

test('stores one of fifty simultaneous orders with a single-use code [CRED-8c, PAY-33b]', async () => {
  const code = await newCode({ validity: 'once' });
  const people = await Promise.all(Array.from({ length: 10 }, () => service.person()));
  const tried = await Promise.all(
    people.flatMap((person) => Array.from({ length: 5 }, () => order(person, code))),
  );
  const won = tried.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const refused = tried.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
  expect(new Set(refused)).toEqual(new Set(['discount_code_used', 'discount_code_reserved']));
  // The member with the open order gets its id; other members learn nothing about it.
  expect(refused.filter((reason) => reason === 'discount_code_reserved')).toHaveLength(4);
  const stored = await tables()
    .selectFrom('payments')
    .select('id')
    .where('discount_code', '=', code)
    .execute();
  expect(stored).toHaveLength(1);
});

test("gives the bonus to one of a newcomer's simultaneous orders, and names it in the other refusals [CRED-9a, PAY-33b]", async () => {
  const person = await service.person();
  const tried = await Promise.all(Array.from({ length: 20 }, () => order(person, 'TIMEBONUS25')));
  const [won, ...more] = tried.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  const lost = tried.filter(({ status }) => status !== 200);
  expect(new Set(lost.map(({ problem }) => problem.code))).toEqual(new Set(['discount_code_reserved']));
  expect(new Set(lost.map(({ problem }) => problem.params?.payment))).toEqual(
    new Set([won?.answer.payment_id]),
  );
});

test('reserves bonus and welcome discount together, because both are for one purchase [CRED-9a, PAY-33b]', async () => {
  const person = await service.person();
  const { answer: first } = await order(person, 'TIMEBONUS25');
  const { status, problem } = await order(person, 'WELCOME25');
  expect([status, problem.code, problem.params?.payment]).toEqual([
    409,
    'discount_code_reserved',
    first.payment_id,
  ]);
  await ends(person, first, 'cancel', 'cancelled');
  expect((await order(person, 'WELCOME25')).answer.discount_code).toBe('WELCOME25');
});

test.each([
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
  ['expire', 'failed'],
] as const)('releases the code of an order that ends by %s [CRED-8c, PAY-33c]', async (action, state) => {
  const code = await newCode({ validity: 'once' });
  const [person, other] = [await service.person(), await service.person()];
  const { answer: first } = await order(person, code);
  expect((await order(other, code)).problem.code).toBe('discount_code_used');
  expect((await other.api(getDiscountCode, { code })).problem.code).toBe('discount_code_used');
  // The member's own open order does not hide the code from the member.
  expect((await person.api(getDiscountCode, { code })).status).toBe(200);
  await ends(person, first, action, state);
  const { answer: second } = await order(other, code);
  expect(second.price.amount).toBe(2249);
  await ends(other, second, 'complete', 'completed');
  expect((await order(person, code)).problem.code).toBe('discount_code_used');
});

test('uses the code when money arrives after the order had ended [PAY-33d]', async () => {
  const code = await newCode({ validity: 'once' });
  const [person, other] = [await service.person(), await service.person()];
  const { answer: payment } = await order(person, code);
  await ends(person, payment, 'fail', 'failed');
  const { provider_reference: reference } = await tables()
    .selectFrom('payments')
    .select('provider_reference')
    .where('id', '=', payment.payment_id)
    .executeTakeFirstOrThrow();
  await settlePayment(
    service.platform,
    payment.payment_id,
    someFetchedPayment({
      reference: reference ?? '',
      state: 'paid',
      amount: 2249,
      currency: 'EUR',
      orderId: payment.payment_id,
    }),
  );
  expect((await person.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed');
  expect((await order(other, code)).problem.code).toBe('discount_code_used');
});

test('refuses an order with a code that does not apply, with the reason, and orders nothing [CRED-8a]', async () => {
  const person = await service.person();
  const stranger = await service.person();
  const refusals = [
    ['NOTHING', 404, 'discount_code_not_found'],
    [await newCode({ member_id: stranger.id }), 404, 'discount_code_not_found'],
    [await newCode({ expires_at: new Date(0) }), 409, 'discount_code_expired'],
    [await newCode({ country: 'BE' }), 409, 'discount_code_not_for_country'],
    [await newCode({ currency: 'GBP' }), 409, 'discount_code_not_for_country'],
    [await newCode({ payment_methods: ['creditcard'] }), 409, 'discount_code_not_for_method'],
    [await newCode({ minimum_order_value: 2500 }), 409, 'discount_code_not_for_package'],
  ] as const;
  for (const [code, status, reason] of refusals) {
    const refused = await order(person, code);
    expect([refused.status, refused.problem.code]).toEqual([status, reason]);
    expect(refused.problem.detail).not.toBe('');
  }
  expect((await order(person, 'x'.repeat(41))).status).toBe(400);
  expect(await ordersOf(person)).toEqual([]);
  const fits = await newCode({ country: 'NL', currency: 'EUR', minimum_order_value: 2499 });
  expect((await order(person, fits, 'p1', 2249)).answer.price.amount).toBe(2249);
});

test('charges no price other than the one shown, and accepts no made-up price [CRED-8a]', async () => {
  const person = await service.person();
  const code = await newCode();
  for (const price of [2499, 1, 2250]) {
    expect((await order(person, code, 'p1', price)).problem.code).toBe('price_changed');
  }
  expect((await order(person, undefined, 'p1', 1874)).problem.code).toBe('price_changed');
  expect(await ordersOf(person)).toEqual([]);
});

test('keeps the code of a repeated order, and refuses the repetition with another code [CRED-8a]', async () => {
  const person = await service.person();
  const code = await newCode();
  const wanted = { package: 'p1', payment_method: 'ideal', client_id: randomUUID() } as const;
  const first = await person.api(createPayment, { ...wanted, discount_code: code });
  const again = await person.api(createPayment, { ...wanted, discount_code: code });
  expect(again.answer.payment_id).toBe(first.answer.payment_id);
  expect((await person.api(createPayment, wanted)).problem.code).toBe('client_id_reused');
  expect(await ordersOf(person)).toHaveLength(1);
});
