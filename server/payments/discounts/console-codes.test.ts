import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/kit/operation.ts';
import { listCodes } from '#contract/payments/console/list-codes.ts';
import { makeCode } from '#contract/payments/console/make-code.ts';
import { stopCode } from '#contract/payments/console/stop-code.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { approveWaiting } from '#tests/support/people/approve-waiting.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eraseAccount } from '../erase-account.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';
import { refreshPayment } from '../settlement/refresh-payment.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ clock });
const { platform } = service;
const { db } = platform;

let operator: TestOperator;
let colleague: TestOperator;
let made = 0;

beforeEach(async () => {
  operator = await newOperator(service);
  colleague = await newOperator(service);
  made += 1;
});

const draft = (given: Partial<CallOf<typeof makeCode>> = {}): CallOf<typeof makeCode> => ({
  code: `SPRING${made}`,
  country: null,
  member: null,
  expires: null,
  value_percentage: 20,
  currency: null,
  minimum_order_value: null,
  validity: 'once-per-user',
  payment_methods: [],
  ...given,
});

/** A code for everybody exists once the second operator approves it. */
const make = async (given: Partial<CallOf<typeof makeCode>> = {}) => {
  const reply = await operator.client.api(makeCode, draft(given));
  if (reply.status === 200) await approveWaiting(colleague.client);
  return reply;
};

const order = (person: Person, code: string) =>
  person.api(createPayment, {
    package: 'p1',
    payment_method: 'ideal',
    client_id: randomUUID(),
    discount_code: code,
  });

/** Lets the bank end an order, and looks it up. */
async function ends(id: number, state: 'paid' | 'failed'): Promise<void> {
  const payment = await readPayment(db, id);
  if (!payment?.reference) throw new Error('the order has no reference');
  await setSandboxState(db, payment.reference, state);
  await refreshPayment(platform, payment, null);
}

const listed = async (code: string) =>
  (await operator.client.api(listCodes, {})).answer.results.find((one) => one.code === code);

test("applies an operator's code to an order and counts its uses [CRED-8d, SAFE-2c]", async () => {
  const code = `SPRING${made}`;
  const { answer } = await make({
    code: ` spring${made} `,
    value_percentage: 12.5,
    payment_methods: ['ideal'],
  });
  expect(answer).toEqual({ waits: true, code: null });
  expect(await listed(code)).toMatchObject({ value_percentage: 12.5, uses: 0, held: 0, expired: false });
  const [first, second] = [await service.person(), await service.person()];
  const bought = await order(first, code);
  expect(bought.answer.price.amount).toBe(2186);
  await order(second, code);
  expect(await listed(code)).toMatchObject({ uses: 0, held: 2 });
  await ends(bought.answer.payment_id, 'paid');
  expect(await listed(code)).toMatchObject({ uses: 1, held: 1 });
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_entries where action = 'credits/make-code' and operator_id = ${colleague.id}`.execute(
    db,
  );
  expect(rows).toEqual([{ details: { code, percentage: 12.5, asker: operator.id } }]);
});

test('refuses a stopped code at once, while an order that has it keeps its price [CRED-8d, SAFE-2c]', async () => {
  const code = `SPRING${made}`;
  await make();
  const [person, other] = [await service.person(), await service.person()];
  const { answer: open } = await order(person, code);
  const replies = await Promise.all([1, 2].map(() => operator.client.api(stopCode, { code })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listed(code)).toMatchObject({ expired: true, held: 1 });
  expect((await order(other, code)).problem.code).toBe('discount_code_expired');
  await ends(open.payment_id, 'paid');
  expect((await readPayment(db, open.payment_id))?.price.amount).toBe(1999);
  expect((await operator.client.api(stopCode, { code: 'NOWHERE' })).status).toBe(404);
});

test('reports each error of a new code at its field [CRED-8d, SAFE-2c]', async () => {
  const yesterday = new Date(clock.now().getTime() - 86_400_000).toISOString();
  await make();
  const faults: ReadonlyArray<readonly [Partial<CallOf<typeof makeCode>>, string, string]> = [
    [{}, 'code', 'code_taken'],
    [{ code: 'WELCOME25' }, 'code', 'code_taken'],
    [{ code: 'met spatie' }, 'code', 'code_characters'],
    [{ code: 'A' }, 'code', 'too_short'],
    [{ code: 'NEW', value_percentage: 0 }, 'value_percentage', 'percentage_range'],
    [{ code: 'NEW', value_percentage: 91 }, 'value_percentage', 'percentage_range'],
    [{ code: 'NEW', value_percentage: 12.55 }, 'value_percentage', 'one_decimal'],
    [{ code: 'NEW', expires: yesterday }, 'expires', 'in_the_past'],
    [{ code: 'NEW', country: 'nl' }, 'country', 'invalid_country'],
    [{ code: 'NEW', member: 1 }, 'member', 'member_unknown'],
    [{ code: 'NEW', minimum_order_value: 1000 }, 'currency', 'required'],
    [{ code: 'NEW', payment_methods: ['ideal', 'ideal'] }, 'payment_methods', 'doubled'],
  ];
  for (const [given, field, code] of faults) {
    const { status, problem } = await make(given);
    expect([given, status, problem.errors?.map((fault) => [fault.field, fault.code])]).toEqual([
      given,
      400,
      [[field, code]],
    ]);
  }
});

test('limits a personal code to its member, and creates one of two simultaneous codes of the same name [CRED-8d]', async () => {
  const [person, other] = [await service.person(), await service.person()];
  const replies = await Promise.all([1, 2].map(() => make({ member: person.id })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  const code = `SPRING${made}`;
  expect((await person.api(getDiscountCode, { code })).status).toBe(200);
  expect((await other.api(getDiscountCode, { code })).status).toBe(404);
  expect(await listed(code)).toBeUndefined();
  const personal = await operator.client.api(listCodes, { personal: true });
  expect(personal.answer.results).toMatchObject([{ code, member: person.id }]);
});

test('keeps a single-use code used after its user is erased [CRED-8c, ACC-13e]', async () => {
  const code = `SPRING${made}`;
  await make({ validity: 'once' });
  const [gone, other] = [await service.person(), await service.person()];
  const { answer } = await order(gone, code);
  await ends(answer.payment_id, 'paid');
  await platform.transact((unit) => eraseAccount(unit, gone.id, clock.now()));
  expect((await other.api(getDiscountCode, { code })).problem.code).toBe('discount_code_used');
  expect((await order(other, code)).problem.code).toBe('discount_code_used');
  expect(await listed(code)).toMatchObject({ uses: 1 });
  const { rows } = await sql`select from payment_reservations where member_id = ${gone.id}`.execute(db);
  expect(rows).toEqual([]);
});

test("releases the code of an erased member's order that ends unpaid [CRED-8c, ACC-13e]", async () => {
  const code = `SPRING${made}`;
  await make({ validity: 'once' });
  const [gone, other] = [await service.person(), await service.person()];
  const { answer } = await order(gone, code);
  await platform.transact((unit) => eraseAccount(unit, gone.id, clock.now()));
  expect((await order(other, code)).problem.code).toBe('discount_code_used');
  await ends(answer.payment_id, 'failed');
  expect((await order(other, code)).status).toBe(200);
});
