import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problem } from '#contract/kit/problem.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getInvoices } from '#contract/payments/get-invoices.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

let service: PeopleService;
let person: Person;
/** A paid payment of this person. */
let paid: number;
let usedClientId: string;

beforeAll(async () => {
  service = await startServiceWithMembers();
  person = await service.person();
  paid = await buyPackage(person, 'p0');
  usedClientId = randomUUID();
  await person.api(createPayment, { package: 'p0', payment_method: 'ideal', client_id: usedClientId });
  await tables()
    .insertInto('discount_codes')
    .values({
      ...{ code: 'GONE', value_percentage: 90, validity: 'once-per-user' },
      expires_at: new Date(Date.now() - 1000),
    })
    .execute();
});

const tables = () => service.platform.db.$extendTables<PaymentsTables>();

const ordersStored = async (): Promise<number> => {
  const { count } = await tables()
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const wallet = async () => (await person.api(getWallet, {})).answer;

/** A request as a browser sends it, with any content. */
const post = async (body: string) => {
  const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
  const response = await person.fetch('/api/payment.php', { method: 'POST', headers, body });
  const said: unknown = await response.json();
  return { status: response.status, said };
};

const good = { package: 'p0', payment_method: 'ideal' };
const priced = (amount: unknown, currency: unknown = 'EUR') => ({ ...good, price: { amount, currency } });

/** The request, and the expected error: its code, and the field if one is wrong. */
const orders: readonly [string, () => unknown, string, string?][] = [
  ['a negative price', () => priced(-999), 'price_changed'],
  ['a price of nothing', () => priced(0), 'price_changed'],
  ['a price of one cent', () => priced(1), 'price_changed'],
  ['a huge price', () => priced(Number.MAX_SAFE_INTEGER), 'price_changed'],
  ['a price beyond any integer', () => priced(1e21), 'invalid_input', 'price.amount'],
  ['a fraction of a cent', () => priced(999.5), 'invalid_input', 'price.amount'],
  ['a price in words', () => priced('999'), 'invalid_input', 'price.amount'],
  ['another currency', () => priced(999, 'USD'), 'price_changed'],
  ['a currency that is none', () => priced(999, 'XXX'), 'invalid_input', 'price.currency'],
  ['credits of one’s own choice', () => ({ ...good, credits: 10_000 }), 'invalid_input', 'credits'],
  ['a member of one’s own choice', () => ({ ...good, member: 1 }), 'invalid_input', 'member'],
  ['a package that is none', () => ({ ...good, package: 'p9' }), 'invalid_input', 'package'],
  ['no package', () => ({ payment_method: 'ideal' }), 'invalid_input', 'package'],
  ['a method that is none', () => ({ ...good, payment_method: 'gold' }), 'invalid_input', 'payment_method'],
  ['a code that ran out', () => ({ ...good, discount_code: 'GONE' }), 'discount_code_expired'],
  ['a code that never was', () => ({ ...good, discount_code: 'NEVER' }), 'discount_code_not_found'],
  [
    'an order sent again for another package',
    () => ({ ...good, package: 'p3', client_id: usedClientId }),
    'client_id_reused',
  ],
  ['a client id that is none', () => ({ ...good, client_id: '1' }), 'invalid_input', 'client_id'],
  [
    'somebody’s mandate',
    () => ({ ...priced(999), client_id: randomUUID(), mandate: 2_000_000_000 }),
    'mandate_ended',
  ],
  ['nothing at all', () => null, 'invalid_input'],
];

test.each(orders)('refuses %s by name and orders nothing [CRED-1c]', async (_, sent, code, field) => {
  const before = [await ordersStored(), await wallet()];
  const { status, said } = await post(JSON.stringify(sent()));
  const refused = z.parse(problem, said);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(refused.code).toBe(code);
  expect(refused.detail).not.toBe('');
  if (field !== undefined) expect(refused.errors?.map((fault) => fault.field)).toContain(field);
  expect([await ordersStored(), await wallet()]).toEqual(before);
});

test("hides another member's payment from reading, cancelling and invoices [CRED-10a]", async () => {
  const other = await service.person();
  for (const operation of [getPayment, getInvoices, cancelPayment]) {
    const { status, problem: refused } = await other.api(operation, { id: paid });
    expect([status, refused.code]).toEqual([404, 'not_found']);
  }
  expect((await person.api(getPayment, { id: paid })).answer.state).toBe('completed');
});

test('keeps the ledger consistent after all of this [CRED-3c]', async () => {
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});
