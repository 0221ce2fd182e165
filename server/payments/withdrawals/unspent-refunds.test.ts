import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Money } from '#contract/kit/money.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { getConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { payRefundCase } from '#contract/payments/console/pay-refund-case.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getRefundCases } from '#contract/payments/get-refund-cases.ts';
import { giveRefundAccount } from '#contract/payments/give-refund-account.ts';
import type { Ground } from '#contract/safety/decision.ts';
import { getUnspentRefunds } from '#contract/safety/get-unspent-refunds.ts';
import { refundUnspent } from '#contract/safety/refund-unspent.ts';
import { spendCredits, verifyLedger } from '#server/ledger/door.ts';
import { addressOf } from '#server/notifications/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';
import { reconcileProvider } from '../reconciliation/reconcile-provider.ts';
import { refreshPayment } from '../settlement/refresh-payment.ts';

const clock = movableClock();
let service: PeopleService;
beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const db = () => service.platform.db;

/** Bans a member. The decision itself is tested with `accounts/ban-member`. */
const ban = (member: Id, ground: Ground = 'offensive') =>
  sql`insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
    values (random_id(), 1, ${member}, 'banned', ${ground}, 'http://localhost', now())`.execute(db());

const unban = (member: Id) => sql`delete from restrictions where member_id = ${member}`.execute(db());

const offered = async (person: Person) => (await person.api(getUnspentRefunds, {})).answer.orders;
const creditsOf = async (person: Person) => (await person.api(getWallet, {})).answer.credits;
const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const refund = (person: Person, order: Id, amount: number) =>
  person.api(refundUnspent, { order, amount: eur(amount) });

const spend = (person: Person, amount: number) =>
  service.platform.transact((unit) =>
    spendCredits(unit, { member: person.id, amount, reason: 'message', key: `message:${person.id}` }),
  );

const reversalsOf = async (payment: Id) =>
  (
    await sql<{ text: string }>`select kind || ' ' || amount || ' ' || state as text from payment_reversals
      where payment_id = ${payment} order by created_at, id`.execute(db())
  ).rows.map(({ text }) => text);

const chargeBack = async (payment: Id) => {
  const stored = await readPayment(db(), payment);
  if (!stored) throw new Error('the payment is gone');
  await chargeBackSandboxPayment(db(), stored.reference ?? '');
  await refreshPayment(service.platform, stored, null);
};

const expectSound = async (person: Person) => {
  expect((await verifyLedger(db())).filter(({ member }) => member === person.id)).toEqual([]);
  expect((await verifyPromises(db())).filter(({ member }) => member === person.id)).toEqual([]);
};

/** A member who bought 30 credits months ago, used 12 of them, and is banned. */
async function bannedBuyer(ground: Ground = 'offensive'): Promise<{ person: Person; payment: Id }> {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  await spend(person, 12);
  await sql`update payments set settled_at = settled_at - interval '200 days', created_at = created_at - interval '200 days'
    where id = ${payment}`.execute(db());
  await ban(person.id, ground);
  return { person, payment };
}

/** 18 of 30 credits at 24.99. */
const worth = 1499;

describe('unspent credits after a ban', () => {
  test('are refunded by order, at the price paid, however old, with a mail as proof [DSA-6e]', async () => {
    const { person, payment } = await bannedBuyer();
    const [order, ...others] = await offered(person);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      ...{ order: payment, credits: 18, refund: eur(worth), payment_method: 'ideal' },
      ...{ refund_by: null, disputed: false },
    });
    expect((await refund(person, payment, worth)).answer).toEqual({
      ...{ order: payment, amount: eur(worth), refund_by: null },
    });
    expect(await creditsOf(person)).toBe(0);
    await eventually(async () =>
      expect((await person.api(getPayment, { id: payment })).answer).toMatchObject({
        ...{ refund: 'done', reversed: eur(worth) },
      }),
    );
    expect(await reversalsOf(payment)).toEqual([`refund ${worth} done`]);
    expect(await offered(person)).toEqual([]);
    const { email } = await addressOf(db(), person.id);
    await eventually(() => {
      const mails = service.service.mailbox?.list(email ?? '') ?? [];
      const [mail] = mails.filter(({ subject }) => subject === 'Je geld voor ongebruikte credits');
      expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('We betalen € 14,99 terug');
    });
    await expectSound(person);
  });

  test('are refunded once for many taps from two devices [DSA-6e]', async () => {
    const { person, payment } = await bannedBuyer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(person, payment, worth)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    await eventually(async () => expect(await reversalsOf(payment)).toEqual([`refund ${worth} done`]));
    await expectSound(person);
  });

  test('are offered to nobody but the banned buyer, and only for the amount that was seen [DSA-6e]', async () => {
    const { person, payment } = await bannedBuyer();
    const free = await service.person({ credits: 0 });
    const own = await buyPackage(free, 'p0');
    expect(await offered(free)).toEqual([]);
    expect((await refund(free, own, 999)).problem.code).toBe('nothing_to_refund');
    await ban(free.id);
    expect((await refund(free, payment, worth)).status).toBe(404);
    expect((await refund(person, payment, worth + 1)).problem.code).toBe('refund_changed');
    expect((await refund(person, payment, -1)).problem.code).toBe('refund_changed');
    expect(await reversalsOf(payment)).toEqual([]);
  });

  test('stay in the wallet if the ban ends first, and refunded ones do not come back [DSA-6e]', async () => {
    const { person, payment } = await bannedBuyer();
    const later = await buyPackage(person, 'p0', { startNow: true });
    await refund(person, payment, worth);
    await unban(person.id);
    expect(await creditsOf(person)).toBe(10);
    expect((await refund(person, later, 999)).problem.code).toBe('nothing_to_refund');
    await eventually(async () => expect(await reversalsOf(payment)).toEqual([`refund ${worth} done`]));
    expect(await reversalsOf(later)).toEqual([]);
    await expectSound(person);
  });
});

describe('money at risk after a ban', () => {
  test('a direct debit within its return window waits, and a return by the bank ends the refund [DSA-6e, SEPA-8b]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p1', { startNow: true });
    await sql`update payments set method = 'directdebit' where id = ${payment}`.execute(db());
    clock.forward(20 * daySeconds);
    await ban(person.id);
    const [order] = await offered(person);
    expect(order?.refund).toEqual(eur(2499));
    const by = (await refund(person, payment, 2499)).answer.refund_by;
    expect(Date.parse(by ?? '') - clock.now().getTime()).toBeGreaterThan(11 * daySeconds * 1000);
    expect(await reversalsOf(payment)).toEqual(['refund 2499 pending']);
    await expectSound(person);
    await chargeBack(payment);
    expect(await reversalsOf(payment)).toEqual(['refund 2499 undone', 'chargeback 2499 done']);
    expect(await creditsOf(person)).toBe(0);
    await expectSound(person);
  });

  test('a refund followed by a chargeback is a finding with its evidence [DSA-6e, CRED-11e]', async () => {
    const { person, payment } = await bannedBuyer();
    await refund(person, payment, worth);
    await eventually(async () => expect(await reversalsOf(payment)).toEqual([`refund ${worth} done`]));
    const stored = await readPayment(db(), payment);
    await chargeBackSandboxPayment(db(), stored?.reference ?? '');
    if (stored) await refreshPayment(service.platform, stored, null);
    const operator = await newOperator(service);
    const { findings } = (await operator.client.api(getConsolePayment, { id: payment })).answer;
    expect(findings).toMatchObject([{ kind: 'more_back_than_paid' }]);
    expect((await verifyLedger(db())).filter(({ member }) => member === person.id)).toEqual([]);
  });

  test('a ban for fraud refunds nothing of a disputed order, and everything of the others [DSA-6e]', async () => {
    const { person, payment } = await bannedBuyer('fake_or_fraud');
    const other = await buyPackage(person, 'p0', { startNow: true });
    const fetched = await sandboxProvider(service.platform).fetch(
      (await readPayment(db(), payment))?.reference ?? '',
    );
    // The card company disputes a part of the payment.
    await sql`insert into payment_reversals (payment_id, kind, provider_reference, amount, credits, taken, state)
      values (${payment}, 'chargeback', 'cb_part', 100, 0, 0, 'pending')`.execute(db());
    await sql`update payments set reversed_amount = 100 where id = ${payment}`.execute(db());
    expect(fetched).not.toBeNull();
    const orders = await offered(person);
    expect(orders.map(({ order, disputed }) => [order, disputed])).toEqual([
      [other, false],
      [payment, true],
    ]);
    const amount = orders[1]?.refund.amount ?? 0;
    expect((await refund(person, payment, amount)).problem.code).toBe('refund_disputed');
    expect((await refund(person, other, 999)).status).toBe(200);
    await sql`update restrictions set ground = 'spam' where member_id = ${person.id}`.execute(db());
    expect((await refund(person, payment, amount)).status).toBe(200);
  });
});

describe('a refund that the provider refuses', () => {
  const iban = 'NL91 ABNA 0417 1643 00';
  const refused = async () => {
    const { person, payment } = await bannedBuyer();
    await sql`update sandbox.payments set next_refund = 'not_enough_money' where order_id = ${payment}`.execute(
      db(),
    );
    await refund(person, payment, worth);
    return { person, payment };
  };
  const casesOf = async (person: Person) => (await person.api(getRefundCases, {})).answer.cases;

  test('gives the credits back and asks for a bank account [DSA-6e]', async () => {
    const { person, payment } = await refused();
    await eventually(
      async () => expect(await reversalsOf(payment)).toEqual([`refund ${worth} undone`]),
      60_000,
    );
    expect(await creditsOf(person)).toBe(18);
    expect(await offered(person)).toEqual([]);
    expect(await casesOf(person)).toMatchObject([{ order: payment, amount: eur(worth), account: null }]);
    const wrong = { order: payment, account_holder: 'R. Koper', iban: 'NL92ABNA0517164300' };
    expect((await person.api(giveRefundAccount, wrong)).problem.errors).toMatchObject([
      { field: 'iban', code: 'iban_invalid' },
    ]);
    const stranger = await service.person();
    expect((await stranger.api(giveRefundAccount, { ...wrong, iban })).status).toBe(404);
    await expectSound(person);
  }, 90_000);

  test('is paid once by an operator, to the account of the member [DSA-6e]', async () => {
    const { person, payment } = await refused();
    await eventually(async () => expect(await casesOf(person)).toHaveLength(1), 60_000);
    const operator = await newOperator(service);
    const facts = async () => (await operator.client.api(getConsolePayment, { id: payment })).answer;
    expect((await facts()).findings).toMatchObject([{ kind: 'refund_refused', resolved: null }]);
    const pay = (amount: number) => operator.client.api(payRefundCase, { payment, amount });
    expect((await pay(worth)).problem.code).toBe('refund_account_missing');
    const account = { order: payment, account_holder: 'R. Koper', iban };
    expect((await person.api(giveRefundAccount, account)).answer.account).toBe('NL•• •••• 4300');
    expect((await facts()).refund_case).toMatchObject({
      ...{ amount: eur(worth), account: { holder: 'R. Koper', iban: 'NL91ABNA0417164300' } },
    });
    expect((await pay(worth - 1)).problem.code).toBe('refund_changed');
    const answers = await Promise.all([pay(worth), pay(worth), pay(worth)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await reversalsOf(payment)).toEqual([`refund ${worth} undone`, `refund ${worth} done`]);
    expect(await creditsOf(person)).toBe(0);
    expect(await casesOf(person)).toEqual([]);
    expect((await facts()).findings).toMatchObject([{ resolved: { how: 'gone' } }]);
    const { rows } =
      await sql`select from refund_cases where payment_id = ${payment} and account is not null`.execute(db());
    expect(rows).toHaveLength(0);
    // The provider is not expected to know a transfer.
    clock.forward(3 * daySeconds);
    await reconcileProvider(service.platform, sandboxProvider(service.platform));
    const { rows: open } =
      await sql`select from reconciliation_findings where payment_id = ${payment} and resolved_at is null`.execute(
        db(),
      );
    expect(open).toHaveLength(0);
    await expectSound(person);
  }, 90_000);
});
