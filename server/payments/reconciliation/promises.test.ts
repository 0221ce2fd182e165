import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Id } from '#contract/kit/id.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { addressOf } from '#server/notifications/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { verifyPromises } from './promises.sql.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers();
});

const isPremium = async (person: Person) => (await person.api(getCurrentUser, {})).answer.user?.paid_user;

const brokenOf = async (person: Person) =>
  (await verifyPromises(service.platform.db)).filter(({ member }) => member === person.id);

const withdraw = async (person: Person, payment: Id) => {
  const { email } = await addressOf(service.platform.db, person.id);
  await person.api(confirmWithdrawal, { name: 'A. Koper', order: `${payment}`, email: email ?? '' });
  await eventually(async () =>
    expect((await person.api(getPayment, { id: payment })).answer.reversed).not.toBeNull(),
  );
};

/** The bank reports these reversals of a paid payment, beside those that it had already. */
const report = async (payment: Id, ...reversals: FetchedReversal[]) => {
  const { platform } = service;
  const reference = (await readPayment(platform.db, payment))?.reference ?? '';
  const fetched = await sandboxProvider(platform).fetch(reference);
  if (!fetched) throw new Error('the bank does not know the payment');
  await settlePayment(platform, payment, { ...fetched, reversals: [...fetched.reversals, ...reversals] });
};

const chargeback = (amount: number): FetchedReversal => ({
  ...{
    kind: 'chargeback',
    reference: `cb_${randomUUID()}`,
    ownId: null,
    amount,
    state: 'done',
    reason: null,
  },
});

describe('premium', () => {
  test('ends when the buyer withdraws from the only purchase in full [CRED-13d]', async () => {
    const person = await service.person({ credits: 3 });
    const payment = await buyPackage(person, 'p0');
    expect(await isPremium(person)).toBe(true);
    await withdraw(person, payment);
    expect(await isPremium(person)).toBe(false);
    expect(await brokenOf(person)).toEqual([]);
    await buyPackage(person, 'p0');
    expect(await isPremium(person)).toBe(true);
    expect(await brokenOf(person)).toEqual([]);
  });

  test('stays while another purchase was kept [CRED-13d]', async () => {
    const person = await service.person({ credits: 3 });
    const first = await buyPackage(person, 'p0');
    await buyPackage(person, 'p0');
    await withdraw(person, first);
    expect(await isPremium(person)).toBe(true);
    expect(await brokenOf(person)).toEqual([]);
  });

  test('stays through a chargeback, because a dispute is not a withdrawal [CRED-13d, PAY-19a]', async () => {
    const person = await service.person({ credits: 3 });
    const payment = await buyPackage(person, 'p0');
    await report(payment, chargeback(999));
    expect(await isPremium(person)).toBe(true);
    expect(await brokenOf(person)).toEqual([]);
  });

  test('returns when the refund of a withdrawal fails [CRED-13d]', async () => {
    const person = await service.person({ credits: 3 });
    const payment = await buyPackage(person, 'p0');
    const { platform } = service;
    const now = platform.clock.now();
    const by = { kind: 'member' } as const;
    const { reversal } = await platform.transact((unit) =>
      requestRefund(
        { ...unit, enqueue: async () => {} },
        { payment, amount: 'all', reason: 'test', by, now },
      ),
    );
    expect(await isPremium(person)).toBe(false);
    const undone = {
      kind: 'refund',
      reference: 'rf_undone',
      ownId: `reversal-${reversal}`,
      amount: 999,
    } as const;
    await report(payment, { ...undone, state: 'undone', reason: null });
    expect(await isPremium(person)).toBe(true);
    expect(await brokenOf(person)).toEqual([]);
  });

  test('makes nobody a newcomer again when it ends [CRED-13d, CRED-9a]', async () => {
    const person = await service.person({ credits: 3 });
    expect((await person.api(getCurrentUser, {})).answer.user?.discounts.time_bonus).not.toBeNull();
    await withdraw(person, await buyPackage(person, 'p0'));
    expect((await person.api(getCurrentUser, {})).answer.user?.discounts).toEqual({
      time_bonus: null,
      welcome: null,
      held: null,
    });
  });
});

describe('money that went back', () => {
  test('twice, by a refund and a chargeback, is a finding with its evidence [CRED-13e, CRED-11e, SEPA-8c]', async () => {
    const person = await service.person({ credits: 3 });
    const payment = await buyPackage(person, 'p0');
    await withdraw(person, payment);
    await report(payment, chargeback(999));
    const [broken, ...others] = await brokenOf(person);
    expect(others).toEqual([]);
    expect(broken).toMatchObject({ promise: 'more_back_than_paid' });
    expect(broken?.detail).toMatch(
      new RegExp(`^payment ${payment} of 999 EUR: refund \\d+ of 999, chargeback \\d+ of 999$`),
    );
    // The settlement stored the finding at once; the nightly run stores one that is missing, and no second
    // one.
    const { db } = service.platform;
    const open = async () =>
      (
        await sql`select from reconciliation_findings
          where kind = 'more_back_than_paid' and payment_id = ${payment} and resolved_at is null`.execute(db)
      ).rows.length;
    expect(await open()).toBe(1);
    await sql`delete from reconciliation_findings where payment_id = ${payment}`.execute(db);
    for (let night = 0; night < 2; night += 1) await reconcileLedger(service.platform);
    expect(await open()).toBe(1);
  });
});

/** Numbers that no order has. */
let orders = 2_000_000_000_000;

describe('the check of all promises', () => {
  const db = () => service.platform.db;

  test.each([
    [
      'paid_without_reservation',
      (id: Id) => sql`update payment_reservations set state = 'released' where payment_id = ${id}`,
    ],
    [
      'code_overused',
      (
        id: Id,
      ) => sql`with first as (update payments set discount_code = 'WELCOME25', full_amount = amount where id = ${id} returning *)
        insert into payments (member_id, site_id, package, credits, amount, full_amount, currency, country, method, provider, state, settled_at, discount_code)
        select member_id, site_id, package, credits, amount, amount, currency, country, method, provider, 'completed', now(), 'TIMEBONUS25' from first`,
    ],
    [
      'discount_not_offered',
      (id: Id) => sql`update payments set discount_code = 'WELCOME25', full_amount = amount where id = ${id}`,
    ],
    [
      'cap_passed',
      (id: Id) =>
        sql`update payment_reservations set cap = amount - 1 where payment_id = ${id} and kind = 'spending'`,
    ],
    [
      'reservation_differs',
      (id: Id) =>
        sql`update payment_reservations set state = 'held', ended_at = null where payment_id = ${id}`,
    ],
    [
      'refund_overdue',
      (id: Id) =>
        sql`insert into payment_reversals (payment_id, kind, amount, credits, taken, state, requested_by, created_at)
          values (${id}, 'refund', 1, 0, 0, 'pending', 'member', now() - interval '15 days')`,
    ],
    [
      'refund_without_deadline',
      (id: Id) =>
        sql`insert into payment_reversals (payment_id, kind, amount, credits, taken, state, requested_by, created_at, held_until)
          values (${id}, 'refund', 1, 0, 0, 'pending', 'member', now(), now() + interval '12 days')`,
    ],
    [
      'premium_differs',
      (id: Id) =>
        sql`update wallets set premium_since = null where member_id = (select member_id from payments where id = ${id})`,
    ],
  ])('reports %s [CRED-13f]', async (promise, breakIt) => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0');
    expect(await brokenOf(person)).toEqual([]);
    await breakIt(payment).execute(db());
    expect((await brokenOf(person)).map((one) => one.promise)).toContain(promise);
  });

  test.each([
    [
      'an unmatched withdrawal that nobody answered within 14 days',
      "update withdrawal_cases set opened_at = now() - interval '15 days' where order_number = $1",
    ],
    [
      'an unmatched withdrawal without a case',
      'update withdrawals set case_id = null where order_number = $1',
    ],
    [
      'a withdrawal that was not processed within a day',
      "update withdrawals set outcome = null, answered_at = null, case_id = null, declared_at = now() - interval '2 days' where order_number = $1",
    ],
  ])('reports %s [CRED-13f, CRED-12f]', async (_, statement) => {
    orders += 1;
    const order = `${orders}`;
    await service.client().api(confirmWithdrawal, { name: 'J. Koper', order, email: 'koper@post.example' });
    const about = async () =>
      (await verifyPromises(db())).filter(({ detail }) => detail.includes(`of order ${order} `));
    await eventually(async () => {
      const { rows } = await sql`select from withdrawal_cases where order_number = ${order}`.execute(db());
      expect(rows).toHaveLength(1);
    });
    expect(await about()).toEqual([]);
    await sql.raw(statement.replace('$1', `'${order}'`)).execute(db());
    expect(await about()).toMatchObject([{ promise: 'withdrawal_unanswered', member: null }]);
  });
});

describe('refused refunds and refunds after a ban', () => {
  /** A withdrawn order whose refund the provider refused for good, with its case. */
  const refused = async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0');
    await sql`update sandbox.payments set next_refund = 'not_enough_money' where order_id = ${payment}`.execute(
      service.platform.db,
    );
    await withdraw(person, payment);
    await eventually(async () => {
      const { rows } = await sql`select from refund_cases where payment_id = ${payment}`.execute(
        service.platform.db,
      );
      expect(rows).toHaveLength(1);
    }, 60_000);
    expect(await brokenOf(person)).toEqual([]);
    return { person, payment };
  };

  test('finds a refusal without a case, and a case that nobody paid in time [DSA-6e]', async () => {
    const { person, payment } = await refused();
    const { db } = service.platform;
    await sql`update refund_cases set account = 'sealed', account_at = now() - interval '15 days'
      where payment_id = ${payment}`.execute(db);
    expect(await brokenOf(person)).toMatchObject([{ promise: 'refund_case_unanswered' }]);
    await sql`delete from refund_cases where payment_id = ${payment}`.execute(db);
    expect(await brokenOf(person)).toMatchObject([{ promise: 'refusal_without_case' }]);
  }, 90_000);

  test('finds a refund after a ban that is worth more than its credits [DSA-6e]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0', { startNow: true });
    await withdraw(person, payment);
    const { db } = service.platform;
    await sql`update withdrawals set after_ban = true where payment_id = ${payment}`.execute(db);
    expect(await brokenOf(person)).toEqual([]);
    await sql`update payment_reversals set credits = 5, taken = 5 where payment_id = ${payment}`.execute(db);
    expect(await brokenOf(person)).toMatchObject([{ promise: 'ban_refund_differs' }]);
    await sql`update payment_reversals set credits = 10, taken = 10 where payment_id = ${payment}`.execute(
      db,
    );
  });
});
