import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getWithdrawal } from '#contract/payments/get-withdrawal.ts';
import { spendCredits, verifyLedger } from '#server/ledger/door.ts';
import { addressOf } from '#server/notifications/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseAccount } from '../erase-account.ts';
import { reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { carryOutWithdrawal } from './carry-out-withdrawal.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const spend = (person: Person, amount: number) =>
  service.platform.transact((unit) =>
    spendCredits(unit, { member: person.id, amount, reason: 'message', key: `message:${randomUUID()}` }),
  );

/** An order whose buyer asked for the start, and so consented to pay for used credits (CON-3). */
const buyToStart = (person: Person) => buyPackage(person, 'p1', { startNow: true });

const emailOf = async (person: Person) => (await addressOf(service.platform.db, person.id)).email;
const creditsOf = async (person: Person) => (await person.api(getWallet, {})).answer.credits;
const paymentOf = async (person: Person, id: Id) => (await person.api(getPayment, { id })).answer;
const refundsOf = (payment: Id) => reversalsOfPayment(service.platform.db, payment);

const declare = (client: Pick<Client, 'api'>, order: Id | string, email: string, name = 'J.R. de Vries') =>
  client.api(confirmWithdrawal, { name, order: `${order}`, email });

const receiptsTo = (email: string) =>
  (service.service.mailbox?.list(email) ?? []).filter(
    ({ subject }) => subject === 'Je herroeping is ontvangen',
  );

const receiptTo = (email: string) =>
  eventually(() => {
    const [mail] = receiptsTo(email);
    if (mail === undefined) throw new Error('no receipt yet');
    return { ...mail, text: mail.text.replaceAll('\u00a0', ' ') };
  });

/** The number of unprocessed rows. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from withdrawals where outcome is null`.execute(service.platform.db);
  return rows[0]?.waiting ?? 0;
};

const allAnswered = () => eventually(async () => expect(await waiting()).toBe(0));

test('refunds everything on a withdrawal without login and without consent, with a dated receipt [CRED-12a, CON-4a, CON-3c, CON-5a, CON-6a]', async () => {
  const person = await service.person({ credits: 2 });
  const payment = await buyPackage(person);
  // The given credits can be used; the bought ones wait, because their buyer never asked for the start
  // (CRED-14).
  await spend(person, 2);
  const email = await emailOf(person);
  const { status, answer } = await declare(service.client(), ` ${payment} `, email.toUpperCase());
  expect(status).toBe(200);
  const { text, links } = await receiptTo(email);
  const moment = new Intl.DateTimeFormat('nl', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(answer.received_at));
  expect(text).toContain(moment);
  expect(text).toContain(`Ik herroep de overeenkomst voor bestelling ${payment}`);
  expect(text).toContain('Naam: J.R. de Vries.');
  expect(text).toContain('We betalen € 24,99 terug, het hele bedrag.');
  expect(links.some((link) => link.endsWith(`/transactions/${payment}`))).toBe(true);
  expect(await creditsOf(person)).toBe(0);
  await eventually(async () => expect((await paymentOf(person, payment)).refund).toBe('done'));
  expect(await refundsOf(payment)).toMatchObject([{ amount: 2499, taken: 30, requestedBy: 'member' }]);
  await eventually(() =>
    expect(service.service.mailbox?.list(email).map(({ subject }) => subject)).toContain(
      'Je geld is terugbetaald',
    ),
  );
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('refunds only unspent credits after consent to an immediate start [CRED-12b, CRED-11a, CON-2a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyToStart(person);
  await spend(person, 10);
  const offered = (await person.api(getWithdrawal, {})).answer;
  expect(offered.email).toBe(await emailOf(person));
  expect(offered.orders).toMatchObject([{ order: payment, refund: { amount: 1666, currency: 'EUR' } }]);
  // For a logged-in buyer the address does not matter.
  await declare(person, payment, 'anders@post.example');
  expect((await receiptTo(offered.email ?? '')).text).toContain('We betalen € 16,66 terug');
  expect(await creditsOf(person)).toBe(0);
  expect((await person.api(getWithdrawal, {})).answer.orders).toEqual([]);

  const other = await service.person({ credits: 0 });
  const used = await buyToStart(other);
  await spend(other, 30);
  expect((await other.api(getWithdrawal, {})).answer.orders).toMatchObject([{ order: used, refund: null }]);
  const email = await emailOf(other);
  await declare(other, used, email);
  expect((await receiptTo(email)).text).toContain('Alle credits van deze bestelling waren toen gebruikt.');
  expect(await refundsOf(used)).toEqual([]);
});

test('answers the same for every order and address, and sends the receipt to the buyer only [CRED-12a, AUTH-4d]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  const stranger = 'vreemd@post.example';
  const whole = async (order: Id | string, email: string) => {
    const { status, headers, answer } = await declare(service.client(), order, email);
    const told = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return JSON.stringify({ status, told, answer: Object.keys(answer) });
  };
  const unknown = await whole(1234567890123456, stranger);
  expect(await whole(payment, stranger)).toBe(unknown);
  expect(await whole(payment, await emailOf(person))).toBe(unknown);
  expect(await whole('9999999999999999', stranger)).toBe(unknown);
  await allAnswered();
  // The stranger's mails do not differ either: none says whether the order exists.
  await eventually(() => expect(service.service.mailbox?.list(stranger)).toHaveLength(3));
  const mails = service.service.mailbox?.list(stranger) ?? [];
  const plain = mails.map(({ text }) => text.replaceAll(/\d{16}/g, 'N').replaceAll(`${payment}`, 'N'));
  expect(new Set(plain).size).toBe(1);
  expect(mails.map(({ subject }) => subject)).not.toContain('Je herroeping is ontvangen');
});

test('refunds nothing for a wrong address until the buyer confirms [CRED-12a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  const email = await emailOf(person);
  await declare(service.client(), payment, 'vreemd@post.example', 'Kijk op https://slecht.example');
  const { text, links } = await receiptTo(email);
  expect(text).toContain('met een ander e-mailadres dan het jouwe');
  expect(text).not.toContain('slecht');
  expect(links.some((link) => link.endsWith(`/withdraw?order=${payment}`))).toBe(true);
  expect(await refundsOf(payment)).toEqual([]);
  expect(await creditsOf(person)).toBe(30);
  const kept = () =>
    sql`select id from withdrawals where payment_id = ${payment} and declared is not null`
      .execute(service.platform.db)
      .then(({ rows }) => rows.length);
  // The stranger's declaration stays as a case for an operator.
  expect(await kept()).toBe(1);
  await declare(person, payment, email);
  await eventually(async () => expect(await refundsOf(payment)).toHaveLength(1));
  // Erasure deletes the declarers' details, and the fact of the declarations stays in the books.
  expect(await kept()).toBe(2);
  await service.platform.transact((unit) => eraseAccount(unit, person.id, clock.now()));
  expect(await kept()).toBe(0);
});

test("keeps the buyer's right to the rest, once, after an operator's partial refund [CRED-12b, CON-1a, CON-2b]", async () => {
  const { rows } = await sql<{ id: Id }>`
    insert into operators (email, roles) values ('geld@operators.example', '{finance}') returning id`.execute(
    service.platform.db,
  );
  const by = { kind: 'operator', id: rows[0]?.id ?? 0 } as const;
  const given = (payment: Id, amount: number, credits: number) =>
    service.platform.transact((unit) =>
      requestRefund(unit, { payment, amount, credits, reason: 'Storing', by, now: clock.now() }),
    );
  const person = await service.person({ credits: 0 });
  const payment = await buyToStart(person);
  await given(payment, 500, 0);
  await eventually(async () => expect((await paymentOf(person, payment)).refund).toBe('done'));
  expect((await paymentOf(person, payment)).withdraw_until).not.toBeNull();
  expect((await person.api(getWithdrawal, {})).answer.orders).toMatchObject([
    { order: payment, refund: { amount: 1999 } },
  ]);
  const email = await emailOf(person);
  await declare(service.client(), payment, email);
  expect((await receiptTo(email)).text).toContain('We betalen € 19,99 terug');
  await declare(service.client(), payment, email);
  await allAnswered();
  expect((await refundsOf(payment)).map(({ amount, requestedBy }) => [amount, requestedBy])).toEqual([
    [500, 'operator'],
    [1999, 'member'],
  ]);
  expect(await creditsOf(person)).toBe(0);
  expect((await paymentOf(person, payment)).withdraw_until).toBeNull();
  expect((await person.api(getWithdrawal, {})).answer.orders).toEqual([]);

  // If everything left was already returned, the outcome is not `spent`.
  const other = await service.person({ credits: 0 });
  const gone = await buyToStart(other);
  await spend(other, 10);
  await given(gone, 1666, 20);
  const otherEmail = await emailOf(other);
  await declare(other, gone, otherEmail);
  expect((await receiptTo(otherEmail)).text).not.toContain(
    'Alle credits van deze bestelling waren toen gebruikt.',
  );
  expect(await refundsOf(gone)).toHaveLength(1);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('makes one refund and few mails of twenty simultaneous withdrawals [CRED-12b]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  const email = await emailOf(person);
  await Promise.all(Array.from({ length: 20 }, () => declare(service.client(), payment, email)));
  await allAnswered();
  expect(await refundsOf(payment)).toMatchObject([{ amount: 2499 }]);
  await eventually(() => expect(receiptsTo(email)).toHaveLength(3));
  // None is deleted, also those that changed nothing and got no mail.
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from withdrawals where payment_id = ${payment}`.execute(service.platform.db);
  expect(rows[0]?.kept).toBe(20);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('mails the buyer after the last day that the withdrawal is too late, with a contact for complaints [CRED-12a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  const email = await emailOf(person);
  expect((await paymentOf(person, payment)).withdraw_until).not.toBeNull();
  clock.forward(15 * 24 * 3600 + 1);
  expect((await person.api(getWithdrawal, {})).answer.orders).toEqual([]);
  await declare(service.client(), payment, email);
  const { text } = await receiptTo(email);
  expect(text).toContain('De bedenktijd van 14 dagen was toen voorbij.');
  expect(text).toMatch(/Schrijf ons dan via \S+\/pages\/service\. Komen we er samen niet uit/);
  expect(await refundsOf(payment)).toEqual([]);
});

test('cancels an unpaid order, and refunds money that arrives later [CRED-12b]', async () => {
  const person = await service.person({ credits: 0 });
  const order = { package: 'p1', payment_method: 'ideal', client_id: randomUUID() } as const;
  const { answer: open } = await person.api(createPayment, order);
  const email = await emailOf(person);
  await declare(service.client(), open.payment_id, email);
  expect((await receiptTo(email)).text).toContain('Deze bestelling was niet betaald en is geannuleerd.');
  expect((await paymentOf(person, open.payment_id)).state).toBe('cancelled');
  // A bank that missed the cancellation, and the look-up of the next day.
  const reference = open.checkout_url?.split('/').at(-1) ?? '';
  await sql`update sandbox.payments set state = 'open' where id = ${reference}`.execute(service.platform.db);
  await setSandboxState(service.platform.db, reference, 'paid');
  const { rows } = await sql<{ id: Id }>`
    select id from withdrawals where payment_id = ${open.payment_id}`.execute(service.platform.db);
  const paid = await sandboxProvider(service.platform).fetch(reference);
  if (!paid) throw new Error('the bank does not know the payment');
  await settlePayment(service.platform, open.payment_id, paid);
  for (let time = 0; time < 2; time += 1) await carryOutWithdrawal(service.platform, rows[0]?.id ?? 0);
  expect(await refundsOf(open.payment_id)).toMatchObject([{ amount: 2499, taken: 30 }]);
  expect(await creditsOf(person)).toBe(0);
});

test('names missing or wrong input, and accepts another declaration after one without effect [CRED-12a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  const email = await emailOf(person);
  const wrong = await service
    .client()
    .api(confirmWithdrawal, { name: ' ', order: 'abc', email: 'geen adres' });
  expect(wrong.status).toBe(400);
  expect(wrong.problem.errors?.map(({ field }) => field).sort()).toEqual(['email', 'name', 'order']);
  await sql`update sandbox.payments set next_refund = 'not_enough_money' where order_id = ${payment}`.execute(
    service.platform.db,
  );
  await declare(service.client(), payment, email);
  await eventually(async () => expect(await refundsOf(payment)).toMatchObject([{ state: 'undone' }]));
  expect(await creditsOf(person)).toBe(30);
  await sql`update sandbox.payments set next_refund = 'done' where order_id = ${payment}`.execute(
    service.platform.db,
  );
  await declare(service.client(), payment, email);
  await eventually(async () =>
    expect((await refundsOf(payment)).map(({ state }) => state).sort()).toEqual(['done', 'undone']),
  );
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});
