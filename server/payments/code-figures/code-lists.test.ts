import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { exportCodeOrders } from '#contract/payments/console/export-code-orders.ts';
import { exportCodes } from '#contract/payments/console/export-codes.ts';
import { getCode } from '#contract/payments/console/get-code.ts';
import { listCodeOrders } from '#contract/payments/console/list-code-orders.ts';
import { listCodes } from '#contract/payments/console/list-codes.ts';
import { makeCode } from '#contract/payments/console/make-code.ts';
import { stopCode } from '#contract/payments/console/stop-code.ts';
import {
  moneyBack as back,
  type CodedOrder,
  orderWithCode,
  reportOrder,
} from '#tests/support/payments/ledger/coded-orders.ts';
import { approveWaiting } from '#tests/support/people/approve-waiting.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { codesCsv } from './code-csv.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ clock });
const { platform } = service;
const { db } = platform;

let operator: TestOperator;
let colleague: TestOperator;
let made = 0;
let code = '';

beforeEach(async () => {
  operator = await newOperator(service);
  colleague = await newOperator(service);
  made += 1;
  code = `SPRING${made}`;
});

afterEach(async () => {
  // A request of one test must not wait in the next one.
  await approveWaiting(colleague.client);
});

const draft = (given: Partial<CallOf<typeof makeCode>> = {}): CallOf<typeof makeCode> => ({
  ...{ code, country: null, member: null, expires: null, value_percentage: 20, currency: null },
  ...{ minimum_order_value: null, validity: 'once-per-user' as const, payment_methods: [] },
  ...given,
});

const make = async (given: Partial<CallOf<typeof makeCode>> = {}): Promise<void> => {
  const { answer } = await operator.client.api(makeCode, draft(given));
  if (answer.waits) await approveWaiting(colleague.client);
};

const reported = (id: Id, state: 'paid' | 'expired', reversals: readonly FetchedReversal[] = []) =>
  reportOrder(service, id, state, reversals);

const ordered = (person: Person, order: Omit<CodedOrder, 'code'> & { readonly code?: string }): Promise<Id> =>
  orderWithCode(service, person, { code, ...order });

const paid = async (person: Person, order: Parameters<typeof ordered>[1]): Promise<Id> => {
  const id = await ordered(person, order);
  await reported(id, 'paid');
  return id;
};

const shown = async (name = code) => (await operator.client.api(getCode, { code: name })).answer;

const listed = async (given: CallOf<typeof listCodes> = {}) =>
  (await operator.client.api(listCodes, given)).answer;

const namesOf = async (given: CallOf<typeof listCodes> = {}) =>
  (await listed({ search: code, ...given })).results.map((one) => one.code);

describe('the list of codes', () => {
  test('is filtered by each state, and by a part of the code [SAFE-6i]', async () => {
    const soon = new Date(clock.now().getTime() + 240_000).toISOString();
    const buyer = await service.person({ credits: 0 });
    await make({ code: `${code}-ACTIVE` });
    await make({ code: `${code}-ENDED`, expires: soon });
    await make({ code: `${code}-USED`, validity: 'once', expires: soon });
    await paid(buyer, { amount: 800, full: 1000, code: `${code}-USED` });
    await make({ code: `${code}-STOPPED` });
    await operator.client.api(stopCode, { code: `${code}-STOPPED` });
    clock.forward(240);
    await operator.client.api(makeCode, draft({ code: `${code}-WAITING` }));
    for (const [state, name] of [
      ['active', 'ACTIVE'],
      ['ended', 'ENDED'],
      ['used_up', 'USED'],
      ['stopped', 'STOPPED'],
      ['waiting', 'WAITING'],
    ] as const)
      expect(await namesOf({ state }), state).toEqual([`${code}-${name}`]);
    expect(await namesOf()).toHaveLength(5);
    expect(await namesOf({ search: `${code}-us`.toLowerCase() })).toEqual([`${code}-USED`]);
    expect(await namesOf({ search: `${code}_` })).toEqual([]);
    expect(await shown(`${code}-STOPPED`)).toMatchObject({ stopped_by: operator.email, remaining: 0 });
    expect(await shown(`${code}-WAITING`)).toMatchObject({
      ...{ state: 'waiting', made_by: operator.email, approved_by: null, uses: 0, money: [] },
      approval: expect.any(Number),
    });
  });

  test('shows a request without the figures of a code that took its name meanwhile [SAFE-6i]', async () => {
    await operator.client.api(makeCode, draft());
    await operator.client.api(makeCode, draft({ validity: 'once' }));
    await paid(await service.person({ credits: 0 }), { amount: 800, full: 1000 });
    const { results } = await listed({ search: code });
    expect(results.map(({ state, uses }) => [state, uses]).sort()).toEqual([
      ['used_up', 1],
      ['waiting', 0],
    ]);
    expect((await shown()).state).toBe('used_up');
    // The request can no longer be approved, so that it would wait in the tests below.
    await sql`delete from discount_codes where code = ${code}`.execute(db);
  });

  test('keeps codes of single members apart, and a used one is used up [SAFE-6i, CRED-8d]', async () => {
    const member = await service.person({ credits: 0 });
    await make({ member: member.id });
    expect([await namesOf(), await namesOf({ personal: true })]).toEqual([[], [code]]);
    await paid(member, { amount: 800, full: 1000 });
    expect(await namesOf({ personal: true, state: 'used_up' })).toEqual([code]);
    expect(await namesOf({ personal: true, state: 'active' })).toEqual([]);
  });

  test('comes in pages of 50, each code once [SAFE-6i]', async () => {
    await sql`insert into discount_codes (code, value_percentage, validity, created_at)
      select ${`${code}-`} || n, 10, 'once', ${clock.now()} from generate_series(1, 53) n`.execute(db);
    const [one, two] = [await listed({ search: code }), await listed({ search: code, page: 2 })];
    expect([one.results.length, one.has_more, two.results.length, two.has_more]).toEqual([
      ...[50, true, 3, false],
    ]);
    expect(new Set([...one.results, ...two.results].map((row) => row.code)).size).toBe(53);
  });
});

describe('the orders of a code', () => {
  test('are listed newest first, in pages, with state, price and discount [SAFE-6i]', async () => {
    await make();
    const buyers = await Promise.all(Array.from({ length: 52 }, () => service.person({ credits: 0 })));
    for (const buyer of buyers) {
      clock.forward(1);
      await ordered(buyer, { amount: 800, full: 1000 });
    }
    const page = async (number: number) =>
      (await operator.client.api(listCodeOrders, { code, page: number })).answer;
    const [one, two] = [await page(1), await page(2)];
    expect([one.results.length, one.has_more, two.results.length, two.has_more]).toEqual([
      50,
      true,
      2,
      false,
    ]);
    expect([...one.results, ...two.results].map(({ member }) => member)).toEqual(
      buyers.map(({ id }) => id).reverse(),
    );
    expect(one.results[0]).toMatchObject({
      ...{ state: 'pending', price: { amount: 800, currency: 'EUR' }, settled_at: null },
      discount: { amount: 200, currency: 'EUR' },
    });
    expect(Object.keys(one.results[0] ?? {})).not.toContain('name');
    expect((await operator.client.api(listCodeOrders, { code: 'NOWHERE' })).answer.results).toEqual([]);
    expect((await operator.client.api(getCode, { code: 'NOWHERE' })).status).toBe(404);
  });
});

describe('the exports', () => {
  test('hold the filtered codes with a column for each currency, and are recorded without the search [SAFE-6i, SAFE-6d]', async () => {
    await make();
    const id = await paid(await service.person({ credits: 0 }), { amount: 800, full: 1000 });
    await reported(id, 'paid', [back('refund', 55)]);
    const { answer } = await operator.client.api(exportCodes, { search: code, state: 'active' });
    const [head = '', line = '', end] = answer.csv.split('\r\n');
    expect([answer.lines, answer.cut, end]).toEqual([1, false, '']);
    const cells = line.split(',');
    const cell = (name: string) => cells[head.replace('\uFEFF', '').split(',').indexOf(name)];
    expect(['code', 'state', 'redeemed', 'reserved', 'buyers', 'made_by', 'approved_by'].map(cell)).toEqual([
      ...[code, 'active', '1', '0', '1', operator.email, colleague.email],
    ]);
    expect(['revenue_eur', 'discount_eur', 'refunded_eur', 'charged_back_eur'].map(cell)).toEqual([
      ...['8.00', '2.00', '0.55', '0.00'],
    ]);
    const { rows } = await sql<{ look: boolean; details: object }>`
      select look, details from audit_entries
      where operator_id = ${operator.id} and action = 'payments/export-codes'`.execute(db);
    expect(rows).toEqual([{ look: false, details: { codes: 1, state: 'active' } }]);
  });

  test('hold each order of one code, and name the code in the audit log [SAFE-6i, SAFE-6d]', async () => {
    await make();
    const buyer = await service.person({ credits: 0 });
    const id = await paid(buyer, { amount: 800, full: 1000 });
    await reported(id, 'paid', [back('chargeback', 800)]);
    const { answer } = await operator.client.api(exportCodeOrders, { code });
    expect(answer.csv.split('\r\n')[1]).toContain(`${id},${buyer.id},completed,ideal,10,`);
    expect(answer.csv.split('\r\n')[1]).toContain(',EUR,8.00,2.00,8.00,sandbox,');
    const { rows } = await sql<{ details: object }>`select details from audit_entries
      where operator_id = ${operator.id} and action = 'payments/export-code-orders'`.execute(db);
    expect(rows).toEqual([{ details: { code, orders: 1 } }]);
  });

  test('defuse a code that a spreadsheet would compute [SAFE-6i]', async () => {
    await make();
    expect(codesCsv([{ ...(await shown()), code: '=1+1' }])).toContain("\r\n'=1+1,active,");
  });
});

test('needs the right for codes [SAFE-6i, SAFE-6a]', async () => {
  await make();
  const { client } = await newOperator(service, service.client(), ['support']);
  const replies = await Promise.all([
    ...[client.api(getCode, { code }), client.api(listCodes, {}), client.api(listCodeOrders, { code })],
    ...[client.api(exportCodes, {}), client.api(exportCodeOrders, { code })],
  ]);
  expect(replies.map(({ problem }) => problem.code)).toEqual(Array(5).fill('right_required'));
});
