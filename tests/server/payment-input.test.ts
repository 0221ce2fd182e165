import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '#contract/kit/operation.ts';
import { problem } from '#contract/kit/problem.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { loadOperations } from '#tools/checks/rules/operations.ts';
import { diskTree } from '#tools/checks/tree.ts';
import { paymentListInputs } from './payment-list-inputs.ts';

/** Values that no field of this kind takes. Undefined leaves the field out. */
const notId = [undefined, null, 0, -1, 1.5, '7', 2 ** 53, 1e300, [7]];
const notAmount = [undefined, null, 0.5, '999', 1e21, 2 ** 53, true, [999]];
const notCurrency = [undefined, null, 'XXX', 'eur', '', ' EUR', 978];
const notCountry = [undefined, null, 'ZZ', 'nl', 'NLD', '', 31];
const notPackage = [undefined, null, 'p9', 'P1', '', 1];
const notMethod = [undefined, null, 'gold', 'IDEAL', '', 1];
const notUuid = [null, '1', '', 7];
const notFlag = [null, 'yes', 1, 'true'];
const notCode = [null, 7, 'A'.repeat(41), ['A']];
const notLine = [undefined, null, '', '  ', 7, 'x'.repeat(101), 'a\u0000b'];
const notReason = [undefined, null, '', ' ', 7, 'x'.repeat(501)];
/** Values in a query string. */
const notQueryId = [undefined, '0', '-1', '1.5', 'x', '', '9'.repeat(17), '0x10'];
const notPage = ['0', '-1', '1001', 'x', ''];
const notQueryFlag = ['yes', '2', ''];
const notCodeState = ['gone', 'ACTIVE', ''];
const notTypedCode = [undefined, '', ' ', 'x'.repeat(41)];

interface Row {
  /** A valid request. */
  readonly good: Readonly<Record<string, unknown>>;
  /** For each field, values that must be refused with its name. `price.amount` is a field in a field. */
  readonly wrong: Readonly<Record<string, readonly unknown[]>>;
}

const byId: Row = { good: { id: 7 }, wrong: { id: notId } };
const byQueryId: Row = { good: { id: '7' }, wrong: { id: notQueryId } };
const newPrice = { package: 'p1', currency: 'EUR', amount: 999, from: null };
const notPrice = {
  ...{ package: notPackage, currency: notCurrency },
  ...{ amount: [...notAmount, 0, 10_000_001], from: [undefined, '', 'x', 7] },
};
const byPackage = { good: {}, wrong: { package: ['p9', 'P1', ''] } };
const withReason = { good: { payment: 7, reason: 'Fout' }, wrong: { payment: notId, reason: notReason } };
const price = { amount: 2499, currency: 'EUR' };
const prices = { price: ['999', 999, [999]], 'price.amount': notAmount, 'price.currency': notCurrency };

const rows: Readonly<Record<string, Row>> = {
  ...paymentListInputs,
  'payments/create-payment': {
    good: { package: 'p1', payment_method: 'ideal', price, client_id: randomUUID() },
    wrong: {
      ...{ package: notPackage, payment_method: notMethod, ...prices, client_id: notUuid },
      ...{ discount_code: notCode, start_now: notFlag, keep_method: notFlag, mandate: notId.slice(1) },
    },
  },
  'payments/save-direct-debit': {
    good: {
      ...{
        account_holder: 'A. de Vries',
        iban: 'NL91ABNA0417164300',
        street: 'Dorpsstraat',
        house_number: '1',
      },
      ...{
        zip: '1234 AB',
        city: 'Utrecht',
        phone: '0612345678',
        package: 'p1',
        price,
        client_id: randomUUID(),
      },
    },
    wrong: {
      ...{ account_holder: notLine, street: notLine, house_number: notLine, zip: notLine, city: notLine },
      iban: [...notLine, 'NL92ABNA0417164300', 'GB29NWBK60161331926819', 'XX00'],
      phone: [...notLine, '12', 'abc', '0201234567890123'],
      ...{ package: notPackage, ...prices, client_id: [undefined, ...notUuid] },
      ...{ discount_code: notCode, start_now: notFlag, otp: [null, 123456, '1'.repeat(21)] },
      only_check: [null, false, 'true', 1],
    },
  },
  'payments/set-spending-cap': {
    good: { cap: price },
    wrong: {
      cap: [undefined, 100, '100', []],
      'cap.amount': [...notAmount, -1, 1_000_001],
      'cap.currency': notCurrency,
    },
  },
  'payments/get-discount-code': {
    good: { code: 'ZOMER10' },
    wrong: { code: ['A'.repeat(41)], welcome: ['yes', '1', ''] },
  },
  'payments/make-code': {
    good: {
      ...{
        code: 'ZOMER10',
        country: null,
        member: null,
        expires: null,
        value_percentage: 10,
        currency: null,
      },
      ...{ minimum_order_value: null, validity: 'once', payment_methods: [] },
    },
    wrong: {
      code: [undefined, null, 7, '', 'AB', 'A'.repeat(41), 'A B', 'KÖLN', '-A-'],
      country: notCountry.filter((value) => value !== null),
      member: notId.filter((value) => value !== null),
      expires: ['morgen', '2026-13-01', 7, '2020-01-01T00:00:00.000Z'],
      value_percentage: [undefined, null, 0, -5, 91, 10.55, '10', 1e9],
      // A minimum order value needs its currency.
      currency: notCurrency.filter((value) => value !== null),
      minimum_order_value: [0, -1, 1.5, '999', 10_000_001],
      validity: [undefined, null, 'twice', ''],
      payment_methods: [undefined, null, 'ideal', ['ideal', 'ideal']],
      'payment_methods.0': notMethod.slice(1),
    },
  },
  'payments/refund-payment': {
    good: { payment: 7, amount: 100, credits: 1, reason: 'Dubbel' },
    wrong: {
      payment: notId,
      amount: [...notAmount, 0, -1, 100_000_001],
      credits: [...notAmount, -1, 1_000_001],
      reason: notReason,
      confirm_disproportion: notFlag,
    },
  },
  'payments/decide-refund': {
    good: { proposal: 7, approved: true },
    wrong: { proposal: notId, approved: [undefined, ...notFlag] },
  },
  'payments/release-refund': withReason,
  'payments/open-withdrawal-case': { good: { case: 7 }, wrong: { case: notId } },
  'payments/match-withdrawal-case': {
    good: { case: 7, order: '7' },
    wrong: { case: notId, order: [undefined, null, '', '0', '-1', '1.5', 'x', 7, '9'.repeat(17)] },
  },
  'payments/answer-withdrawal-case': {
    good: { case: 7, words: 'Wij vonden geen bestelling.' },
    wrong: { case: notId, words: [undefined, null, '', ' ', 7] },
  },
  'payments/dismiss-withdrawal-cases': {
    good: { cases: [7], reason: 'Zelfde afzender' },
    wrong: {
      cases: [undefined, null, 7, [], Array.from({ length: 201 }, (_, index) => index + 1)],
      'cases.0': notId.filter((value) => value !== undefined),
      reason: [...notReason.slice(0, -1), 'x'.repeat(1001)],
    },
  },
  'payments/reopen-withdrawal-case': { good: { case: 7 }, wrong: { case: notId } },
  'payments/pay-refund-case': {
    good: { payment: 7, amount: 100 },
    wrong: { payment: notId, amount: [...notAmount, -1] },
  },
  'payments/give-refund-account': {
    good: { order: 7, account_holder: 'A. Koper', iban: 'NL91ABNA0417164300' },
    wrong: {
      order: notId,
      account_holder: [undefined, null, '', ' ', 7, 'x'.repeat(71)],
      iban: [undefined, null, '', ' ', 7, 'x'.repeat(61)],
    },
  },
  'payments/waive-debt': withReason,
  'payments/resolve-finding': {
    good: { finding: 7, note: 'Klopt' },
    wrong: { finding: notId, note: notReason },
  },
  // Whether a country is served is asked after the payment, which is not found here.
  'payments/declare-country': {
    good: { id: 7, country: 'NL' },
    wrong: { id: notId, country: notCountry.filter((value) => value !== 'ZZ') },
  },
  'payments/confirm-withdrawal': {
    good: { name: 'A. Koper', order: '7', email: 'a@koper.example' },
    wrong: {
      name: [undefined, null, '', ' ', 7, 'x'.repeat(101)],
      order: [undefined, null, '', '0', '-1', '1.5', 'x', 7, '9'.repeat(17)],
      email: [undefined, null, '', 'a@', 7],
    },
  },
  'payments/stop-code': { good: { code: 'ZOMER10' }, wrong: { code: [undefined, '', ' ', 'x'.repeat(41)] } },
  'payments/lift-debit-block': { good: { member: 7 }, wrong: { member: [undefined, 0, -1, 1.5, 'x'] } },
  'payments/cancel-payment': byId,
  'payments/end-mandate': byId,
  'payments/get-payment': byQueryId,
  'payments/get-invoices': byQueryId,
  'payments/get-console-payment': byQueryId,
  'payments/get-member-money': { good: { member: '7' }, wrong: { member: notQueryId } },
  'payments/add-price': {
    good: { ...newPrice, seen: 999 },
    wrong: { ...notPrice, seen: notAmount },
  },
  'payments/preview-price': { good: newPrice, wrong: notPrice },
  'payments/withdraw-price': {
    good: { package: 'p1', currency: 'EUR', from: '2030-01-01T00:00:00.000Z' },
    wrong: { package: notPackage, currency: notCurrency, from: [undefined, null, '', 'x', 7] },
  },
  'payments/list-prices': { good: {}, wrong: { currency: ['XXX', 'eur', '', ' EUR'] } },
  'payments/get-packages': byPackage,
  'payments/get-direct-debit': byPackage,
  'payments/decide-code': {
    good: { approval: 7, approved: true },
    wrong: { approval: notId, approved: [undefined, ...notFlag] },
  },
  'payments/list-codes': {
    good: {},
    wrong: { page: notPage, personal: notQueryFlag, state: notCodeState, search: ['', ' ', 'x'.repeat(41)] },
  },
  'payments/get-code': { good: { code: 'ZOMER10' }, wrong: { code: notTypedCode } },
  'payments/list-code-orders': {
    good: { code: 'ZOMER10' },
    wrong: { code: notTypedCode, page: notPage },
  },
  'payments/export-codes': {
    good: {},
    wrong: { personal: ['yes', 1, ''], state: [...notCodeState, null, 7], search: ['', ' ', null, 7] },
  },
  'payments/export-code-orders': {
    good: { code: 'ZOMER10' },
    wrong: { code: [...notTypedCode, null, 7] },
  },
  'payments/list-sources': {
    good: { by: 'network', since: '2026-11-01', until: '2026-11-02' },
    wrong: {
      ...{ by: [undefined, 'x', ''], since: [undefined, 'gisteren', '2026-02-30'], until: [undefined, '1'] },
      page: notPage,
    },
  },
  'payments/receive-mollie-webhook': {
    good: { id: 'tr_1' },
    wrong: { id: [undefined, null, 7, 'x'.repeat(101)] },
  },
  'sites/choose-country': { good: { country: 'NL' }, wrong: { country: notCountry } },
};

const operations = (await loadOperations(diskTree(process.cwd()), process.cwd())).filter(
  ({ name }) => name.startsWith('payments/') || name === 'sites/choose-country',
);

const fieldsOf = ({ input }: Operation): string[] =>
  Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** An operation without any field takes nothing that could be wrong. */
const takesInput = (operation: Operation): boolean => fieldsOf(operation).length > 0;

let service: TestService;
let client: Client;

beforeAll(async () => {
  service = await startService();
  client = service.client();
  await signUpMember(client);
  await newOperator(service, client);
});

/** The request with one other value. A field that is undefined is left out. */
function changed(good: Row['good'], field: string, value: unknown): Record<string, unknown> {
  const [outer = '', inner] = field.split('.');
  if (inner === undefined) return { ...good, [outer]: value };
  if (inner === '0') return { ...good, [outer]: [value] };
  return { ...good, [outer]: { ...price, [inner]: value } };
}

async function send({ method, path, when }: Operation, input: Record<string, unknown>): Promise<Response> {
  const inQuery = method === 'GET';
  const query = new URLSearchParams(when);
  if (inQuery)
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) query.set(name, String(value));
  return client.fetch(`${path}?${query}`, {
    method,
    headers: { 'x-request-type': 'client', ...(!inQuery && { 'content-type': 'application/json' }) },
    ...(!inQuery && { body: JSON.stringify(input) }),
  });
}

test('covers every operation about payments that takes input [CRED-15a, PAY-12]', () => {
  expect(
    operations
      .filter(takesInput)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(rows).sort());
  for (const operation of operations.filter(takesInput)) {
    const { name } = operation;
    const covered = Object.keys(rows[name]?.wrong ?? {}).map((field) => field.split('.')[0]);
    expect([name, fieldsOf(operation).filter((field) => !covered.includes(field))]).toEqual([name, []]);
  }
});

const cases = operations.flatMap((operation) =>
  Object.entries(rows[operation.name]?.wrong ?? {}).map(
    ([field, values]) => [operation.name, field, operation, values] as const,
  ),
);

test.each(cases)(
  '%s refuses a wrong %s with 400 and the name of the field [API-2c, CRED-1c]',
  async (name, field, operation, values) => {
    for (const value of values) {
      const response = await send(operation, changed(rows[name]?.good ?? {}, field, value));
      const said = `${name} ${field} = ${JSON.stringify(value)}: `;
      const text = await response.text();
      expect(said + response.status, text).toBe(`${said}400`);
      const { code, errors = [] } = z.parse(problem, JSON.parse(text));
      expect(said + code).toBe(`${said}invalid_input`);
      expect(
        errors.map((error) => error.field),
        said + text,
      ).toContain(field);
      expect(errors.every(({ detail }) => detail.length > 3)).toBe(true);
    }
  },
);
