import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { getCode } from '#contract/payments/console/get-code.ts';
import { listCodeOrders } from '#contract/payments/console/list-code-orders.ts';
import { listCodes } from '#contract/payments/console/list-codes.ts';
import { makeCode } from '#contract/payments/console/make-code.ts';
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
import { paymentsQuery } from '../console/found-payments.sql.ts';
import { eraseAccount } from '../erase-account.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { codesQuery } from './found-codes.sql.ts';
import { usesQuery } from './used-codes.sql.ts';

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

const settledAt = async (id: Id) => (await readPayment(db, id))?.settledAt?.toISOString();

const shown = async (name = code) => (await operator.client.api(getCode, { code: name })).answer;

const listed = async (given: CallOf<typeof listCodes> = {}) =>
  (await operator.client.api(listCodes, given)).answer;

describe('the figures of a code', () => {
  test('agree with a hand count of paid, unpaid, given up, refunded and charged back orders in two currencies [SAFE-6i]', async () => {
    await make();
    const people = await Promise.all(Array.from({ length: 8 }, () => service.person({ credits: 0 })));
    const [plain, partly, charged, won, danish, unpaid, gaveUp, other] = people;
    if (!plain || !partly || !charged || !won || !danish || !unpaid || !gaveUp || !other)
      throw new Error('too few people');
    const first = await paid(plain, { amount: 800, full: 1000 });
    clock.forward(240);
    const refunded = await paid(partly, { amount: 2000, full: 2500 });
    await reported(refunded, 'paid', [back('refund', 500)]);
    const lost = await paid(charged, { amount: 1600, full: 2000 });
    await reported(lost, 'paid', [back('chargeback', 1600)]);
    // The bank gave this money back to us, so nothing left.
    const kept = await paid(won, { amount: 400, full: 500 });
    await reported(kept, 'paid', [back('chargeback', 400, 'undone')]);
    clock.forward(240);
    const last = await paid(danish, { amount: 6320, full: 7900, currency: 'DKK' });
    await reported(last, 'paid', [back('refund', 1000), back('chargeback', 320)]);
    await ordered(unpaid, { amount: 800, full: 1000 });
    await reported(await ordered(gaveUp, { amount: 800, full: 1000 }), 'expired');
    await make({ code: `${code}-OTHER` });
    await paid(other, { amount: 900, full: 1000, code: `${code}-OTHER` });

    expect(await shown()).toMatchObject({
      ...{
        state: 'active',
        uses: 5,
        held: 1,
        remaining: null,
        buyers: 5,
        first_used: first,
        last_used: last,
      },
      ...{ first_used: await settledAt(first), last_used: await settledAt(last) },
      ...{ made_by: operator.email, approved_by: colleague.email, stopped_by: null, approval: null },
      money: [
        { currency: 'DKK', orders: 1, revenue: 6320, discount: 1580, refunded: 1000, charged_back: 320 },
        { currency: 'EUR', orders: 4, revenue: 4800, discount: 1200, refunded: 500, charged_back: 1600 },
      ],
    });
    expect((await listed({ search: code })).results).toEqual([await shown(`${code}-OTHER`), await shown()]);
    // The payments themselves say the same.
    const { rows } = await sql`
      select currency, sum(amount)::int as revenue, sum(reversed_amount)::int as gone from payments
      where discount_code = ${code} and state = 'completed' group by currency order by currency`.execute(db);
    expect(rows).toEqual([
      { currency: 'DKK', revenue: 6320, gone: 1320 },
      { currency: 'EUR', revenue: 4800, gone: 2100 },
    ]);
  });

  test('count a buyer who orders again after an unpaid order once, and still after the erasure [SAFE-6i, ACC-13e]', async () => {
    await make();
    const buyer = await service.person({ credits: 0 });
    await reported(await ordered(buyer, { amount: 800, full: 1000 }), 'expired');
    await paid(buyer, { amount: 800, full: 1000 });
    await platform.transact((unit) => eraseAccount(unit, buyer.id, clock.now()));
    expect(await shown()).toMatchObject({ uses: 1, held: 0, buyers: 1, money: [{ revenue: 800 }] });
  });

  test('leave out money that came after the code was used elsewhere, which goes back [SAFE-6i, CRED-13g]', async () => {
    await make({ validity: 'once' });
    const [slow, quick] = [await service.person({ credits: 0 }), await service.person({ credits: 0 })];
    const late = await ordered(slow, { amount: 800, full: 1000 });
    await reported(late, 'expired');
    await paid(quick, { amount: 800, full: 1000 });
    await reported(late, 'paid');
    expect(await shown()).toMatchObject({ uses: 1, buyers: 1, money: [{ orders: 1, revenue: 800 }] });
    const { rows } =
      await sql`select amount, reason from payment_reversals where payment_id = ${late}`.execute(db);
    expect(rows).toEqual([{ amount: 800, reason: 'late: code' }]);
    expect((await operator.client.api(listCodeOrders, { code })).answer.results).toHaveLength(2);
  });

  test('say how many orders a code for one order still takes [SAFE-6i]', async () => {
    await make({ validity: 'once' });
    const buyer = await service.person({ credits: 0 });
    expect(await shown()).toMatchObject({ remaining: 1, uses: 0, held: 0 });
    const order = await ordered(buyer, { amount: 800, full: 1000 });
    expect(await shown()).toMatchObject({ remaining: 0, held: 1, state: 'active' });
    await reported(order, 'paid');
    expect(await shown()).toMatchObject({ remaining: 0, uses: 1, state: 'used_up', approved_by: null });
  });
});

/** 5,000 codes with 50,000 paid orders. It comes last, because the rows stay. */
test('reads codes and their orders from indexes in a large table [SAFE-6i]', async () => {
  const buyer = await service.person({ credits: 0 });
  await sql`insert into discount_codes (code, value_percentage, validity, created_at)
    select 'PLAN-' || n, 10, 'once-per-user', now() - n * interval '1 minute' from generate_series(1, 5000) n`.execute(
    db,
  );
  await sql`insert into payments (id, member_id, site_id, package, credits, amount, full_amount, discount_code,
      currency, country, method, provider, state, settled_at, created_at)
    select 900000000 + n, members.id, site_id, 'p0', 10, 800, 1000, 'PLAN-' || (n % 5000 + 1), 'EUR', 'NL',
      'ideal', 'sandbox', 'completed', now(), now() - n * interval '1 minute'
    from generate_series(1, 50000) n, members where members.id = ${buyer.id}`.execute(db);
  await sql`insert into payment_reservations (payment_id, kind, code, state, held_at, ended_at)
    select id, 'code', discount_code, 'used', now(), now() from payments where discount_code like 'PLAN-%'`.execute(
    db,
  );
  await sql`analyze payments, payment_reservations, payment_reversals, discount_codes`.execute(db);
  const planOf = (query: RawBuilder<unknown>): Promise<string> =>
    db.transaction().execute(async (transaction) => {
      // This table is large for a test only; in a larger one the planner chooses the indexes by itself.
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const uses = await planOf(usesQuery(Array.from({ length: 50 }, (_, n) => `PLAN-${n + 1}`)));
  expect(uses).toContain('payment_reservations_of_code');
  expect(uses).not.toMatch(/Seq Scan on payment/);
  const newest = await planOf(codesQuery({ personal: false, offset: 0, limit: 51 }, clock.now()));
  expect(newest).toContain('discount_codes_newest');
  expect(newest).not.toContain('Seq Scan on discount_codes');
  const search = { code: 'PLAN-7', offset: 0, limit: 51 };
  const orders = JSON.stringify(await paymentsQuery(db, search).explain());
  expect(orders).toContain('payments_of_code');
  expect(orders).not.toContain('Seq Scan');
  expect((await operator.client.api(getCode, { code: 'PLAN-7' })).answer).toMatchObject({
    uses: 10,
    buyers: 1,
  });
});
