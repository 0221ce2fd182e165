import { beforeAll, expect, test } from 'vitest';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import { grantPurchase } from '#server/ledger/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { storeOrder } from '#tests/support/payments/stored-order.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const tables = () => service.platform.db.$extendTables<PaymentsTables>();

test('gives a newcomer 25 % off from p1 for a week, and off everything for four hours [CRED-8a, CRED-9a]', async () => {
  clock.set(new Date());
  const person = await service.person();
  const welcome = (await person.api(getDiscountCode, { welcome: 'true' })).answer;
  expect(welcome).toMatchObject({
    code: 'WELCOME25',
    user_id: person.id,
    value_percentage: 25,
    currency: 'EUR',
    minimum_order_value: 2499,
    status: 'active',
    expired: false,
  });
  const bonus = (await person.api(getDiscountCode, { code: 'timebonus25' })).answer;
  expect(bonus).toMatchObject({ value_percentage: 25, minimum_order_value: null, validity: 'once-per-user' });
  expect(Date.parse(welcome.expires ?? '') - Date.parse(bonus.expires ?? '')).toBe((7 * 24 - 4) * 3_600_000);
  clock.set(new Date(Date.parse(bonus.expires ?? '')));
  expect((await person.api(getDiscountCode, { code: 'TIMEBONUS25' })).answer).toMatchObject({
    expired: true,
    status: 'active',
  });
  clock.set(new Date(Date.parse(welcome.expires ?? '')));
  expect((await person.api(getDiscountCode, { welcome: 'true' })).answer.expired).toBe(true);
});

test('gives a member who bought before no newcomer discount [CRED-8a, CRED-9a]', async () => {
  clock.set(new Date());
  const person = await service.person();
  const { id: payment } = await storeOrder(service.platform.db, person.id);
  const purchase = { member: person.id, payment, credits: 10, starts: true, now: clock.now() };
  await grantPurchase(service.platform.db, purchase);
  expect((await person.api(getDiscountCode, { welcome: 'true' })).status).toBe(409);
  expect((await person.api(getDiscountCode, { code: 'TIMEBONUS25' })).status).toBe(409);
});

const order = (person: Person, code: string) =>
  person.api(createPayment, { package: 'p1', payment_method: 'ideal', discount_code: code });

test.each(['TIMEBONUS25', 'WELCOME25'])(
  "answers 'Code reeds gebruikt' for a used %s to the look-up and to an order [CRED-8e]",
  async (code) => {
    clock.set(new Date());
    const person = await service.person();
    expect((await person.api(getDiscountCode, { code })).answer.status).toBe('active');
    await buyPackage(person, 'p1', { code });
    for (const { status, problem } of [
      await person.api(getDiscountCode, { code }),
      await person.api(getDiscountCode, { code: code.toLowerCase() }),
      await order(person, code),
    ]) {
      expect([status, problem.code, problem.detail]).toEqual([
        409,
        'discount_code_used',
        'Code reeds gebruikt',
      ]);
    }
    // A used code stays used after the end of the discount.
    clock.set(new Date(Date.now() + 8 * 24 * 3_600_000));
    expect((await person.api(getDiscountCode, { code })).problem.code).toBe('discount_code_used');
    expect((await order(person, code)).problem.code).toBe('discount_code_used');
  },
);

test('reports an expired newcomer discount like every other expired code [CRED-8e, CRED-9d]', async () => {
  clock.set(new Date());
  const person = await service.person();
  await tables()
    .insertInto('discount_codes')
    .values({ code: 'OVER', value_percentage: 10, validity: 'once-per-user', expires_at: new Date(0) })
    .execute();
  clock.set(new Date(Date.now() + 8 * 24 * 3_600_000));
  for (const code of ['OVER', 'TIMEBONUS25', 'WELCOME25']) {
    expect((await person.api(getDiscountCode, { code })).answer).toMatchObject({ code, expired: true });
    expect((await order(person, code)).problem.code).toBe('discount_code_expired');
  }
});

test("finds a code by its name, and distinguishes used, expired and other members' codes [CRED-8b]", async () => {
  clock.set(new Date());
  const [person, other] = [await service.person(), await service.person()];
  await tables()
    .insertInto('discount_codes')
    .values([
      { code: 'SPARK10', value_percentage: 10, validity: 'once-per-user', country: 'NL' },
      { code: 'OLD', value_percentage: 12.5, validity: 'once', expires_at: new Date(0) },
      { code: 'THEIRS', value_percentage: 50, validity: 'once', member_id: other.id },
    ])
    .execute();
  const found = (await person.api(getDiscountCode, { code: ' spark10 ' })).answer;
  expect(found).toMatchObject({ code: 'SPARK10', country: 'NL', value_percentage: 10, paymentmethods: [] });
  expect((await person.api(getDiscountCode, { code: 'OLD' })).answer).toMatchObject({
    expired: true,
    value_percentage: 12.5,
  });
  const missing = await person.api(getDiscountCode, { code: 'THEIRS' });
  expect([missing.status, missing.problem.code, missing.problem.detail]).toEqual([
    404,
    'discount_code_not_found',
    'Code niet gevonden',
  ]);
  const payment_id = await buyPackage(person, 'p0');
  await tables()
    .insertInto('payment_reservations')
    .values({
      ...{ kind: 'code', code: 'SPARK10', member_id: person.id, payment_id, state: 'used' },
      ...{ held_at: new Date(), ended_at: new Date() },
    })
    .execute();
  const used = await person.api(getDiscountCode, { code: 'SPARK10' });
  expect([used.status, used.problem.detail]).toEqual([409, 'Code reeds gebruikt']);
  expect((await other.api(getDiscountCode, { code: 'SPARK10' })).status).toBe(200);
  expect((await person.api(getDiscountCode, {})).status).toBe(400);
});
