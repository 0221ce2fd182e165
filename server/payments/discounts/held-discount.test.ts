import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  await sql`insert into discount_codes (code, value_percentage, validity)
    values ('ANDERE10', 10, 'once-per-user')`.execute(service.platform.db);
});

const order = (person: Person, discount_code: string) =>
  person.api(createPayment, {
    ...{ package: 'p1', payment_method: 'ideal', client_id: randomUUID(), discount_code },
  });

const discountOf = async (person: Person) => (await person.api(getCurrentUser, {})).answer.user?.discounts;

test('names the order that holds the discount, and takes the discount off sale while a cancelled order keeps it [CRED-9a, CRED-13g]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = (await order(person, 'WELCOME25')).answer;
  const id = payment.payment_id;
  expect(await discountOf(person)).toMatchObject({
    welcome: { code: 'WELCOME25' },
    held: { payment_id: id, held_until: null },
  });
  const { pathname } = new URL(payment.checkout_url ?? '');
  await person.fetch(`${pathname}/pend`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  const { held_until: until } = (await person.api(cancelPayment, { id })).answer;
  expect(until).not.toBeNull();
  const taken = { time_bonus: null, welcome: null, held: { payment_id: id, held_until: until } };
  expect(await discountOf(person)).toEqual(taken);
  // A newer order with another code does not hide the older one that keeps the discount.
  clock.forward(60);
  await order(person, 'ANDERE10');
  const { discount, packages } = (await person.api(getPackages, {})).answer;
  expect([discount, packages.some(({ full_price }) => full_price !== null)]).toEqual([null, false]);
  await settlePayment(
    service.platform,
    id,
    someFetchedPayment({
      ...{ reference: (await readPayment(service.platform.db, id))?.reference ?? '', state: 'expired' },
      ...{ ...payment.price, orderId: id },
    }),
  );
  expect(await discountOf(person)).toMatchObject({ welcome: { code: 'WELCOME25' }, held: null });
});
