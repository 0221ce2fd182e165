import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { answerWithdrawalCase } from '#contract/payments/console/answer-withdrawal-case.ts';
import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { matchWithdrawalCase } from '#contract/payments/console/match-withdrawal-case.ts';
import { openWithdrawalCase } from '#contract/payments/console/open-withdrawal-case.ts';
import type { WithdrawalCase } from '#contract/payments/console/withdrawal-case.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { addressOf } from '#server/notifications/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { purgeWithdrawalsHandler } from './purge-withdrawals.job.ts';

const clock = movableClock();
let service: PeopleService;
let operator: TestOperator;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const db = () => service.platform.db;
const emailOf = async (person: Person) => (await addressOf(db(), person.id)).email ?? '';
let numbers = 1_000_000_000_000;
/** An order number that no order has. */
const unknownOrder = (): string => {
  numbers += 1;
  return `${numbers}`;
};

const declare = (order: Id | string, email: string, name = 'J.R. de Vries') =>
  service.client().api(confirmWithdrawal, { name, order: `${order}`, email });

const allAnswered = () =>
  eventually(async () => {
    const { rows } = await sql`select from withdrawals where outcome is null`.execute(db());
    expect(rows).toHaveLength(0);
  });

const mailsTo = (email: string) => service.service.mailbox?.list(email) ?? [];
const receipt = 'Je herroeping is ontvangen: welke bestelling is het?';
const receiptsTo = (email: string) => mailsTo(email).filter(({ subject }) => subject === receipt);

/** All pages of the queue: the flood of another test fills the first two. */
async function queue(closed = false): Promise<WithdrawalCase[]> {
  const found: WithdrawalCase[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { results, has_more } = (await operator.client.api(listWithdrawalCases, { closed, page })).answer;
    found.push(...results);
    more = has_more;
  }
  return found;
}

const caseOf = (order: string, closed = false): Promise<WithdrawalCase> =>
  eventually(async () => {
    const found = (await queue(closed)).find((one) => one.order === order);
    if (!found) throw new Error('no case yet');
    return found;
  });

/** A new day: the brake of the site counts anew, and the operator logs in again. */
async function nextDay(): Promise<void> {
  clock.forward(daySeconds + 60);
  operator = await newOperator(service);
}

test('keeps a declaration with a mistyped number, and mails the dated receipt in the language of the visitor [CRED-12f, CON-4d, CON-5c, CON-5b]', async () => {
  await nextDay();
  const [order, email] = [unknownOrder(), 'koper@post.example'];
  const { status, answer } = await declare(order, email, 'J.R. de Vries');
  expect(status).toBe(200);
  const found = await caseOf(order);
  expect(found).toMatchObject({
    ...{ reason: 'unknown', declared_at: answer.received_at, declarations: 1, outcome: null },
  });
  expect(Date.parse(found.due_at) - Date.parse(found.declared_at)).toBe(14 * daySeconds * 1000);
  const [mail] = await eventually(() => {
    expect(receiptsTo(email)).toHaveLength(1);
    return receiptsTo(email);
  });
  const moment = new Intl.DateTimeFormat('nl', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(answer.received_at));
  expect(mail?.text).toContain(moment);
  expect(mail?.text).toContain(`Ik herroep de overeenkomst voor bestelling ${order}`);
  expect(mail?.text).toContain('Naam: J.R. de Vries.');
  expect(mail?.text).toContain('die bij dit e-mailadres hoort');
  // The queue names nobody; opening a case does, and is recorded.
  expect(JSON.stringify(await queue())).not.toContain(email);
  const opened = (await operator.client.api(openWithdrawalCase, { case: found.id })).answer;
  expect(opened).toMatchObject({ sender: { name: 'J.R. de Vries', email }, language: 'nl', candidates: [] });
  const { rows } = await sql`select from audit_entries
    where action = 'credits/open-withdrawal' and subject_id = ${found.id}`.execute(db());
  expect(rows).toHaveLength(1);
  const stored = await sql<{ declared: Buffer }>`
    select declared from withdrawals where order_number = ${order}`.execute(db());
  expect(stored.rows[0]?.declared.toString('latin1')).not.toContain('koper');
});

test('makes one case and one receipt of a double click, and counts the declarations [CRED-12f]', async () => {
  await nextDay();
  const [order, email] = [unknownOrder(), 'dubbel@post.example'];
  await Promise.all([1, 2, 3, 4].map(() => declare(order, email)));
  await allAnswered();
  const cases = (await queue()).filter((one) => one.order === order);
  expect(cases).toMatchObject([{ declarations: 4 }]);
  await eventually(() => expect(receiptsTo(email)).toHaveLength(1));
});

test('puts no words of a stranger in a mail to a typed address [CRED-12f, EML-10c]', async () => {
  await nextDay();
  const email = 'slachtoffer@post.example';
  await declare(
    unknownOrder(),
    email,
    'Bel 0900-1234 of https://slecht.example/x <b>NU</b> en stort alles op mijn rekening',
  );
  await eventually(() => expect(receiptsTo(email)).toHaveLength(1));
  const text = receiptsTo(email)[0]?.text ?? '';
  for (const word of ['0900', 'https://slecht', 'slecht.example', '<b>', 'rekening.', 'stort'])
    expect(text).not.toContain(word);
});

test('stores a hundred declarations with addresses of others and mails few of them [CRED-12f, EML-10c]', async () => {
  await nextDay();
  const order = unknownOrder();
  const victims = Array.from({ length: 100 }, (_, place) => `slachtoffer${place}@post.example`);
  await Promise.all(victims.map((email) => declare(order, email)));
  await allAnswered();
  const { rows } = await sql<{ kept: number; receipted: number }>`
    select count(*)::int as kept, count(receipted_at)::int as receipted
    from withdrawal_cases where order_number = ${order}`.execute(db());
  expect(rows).toEqual([{ kept: 100, receipted: 10 }]);
  await eventually(() => expect(victims.flatMap((email) => receiptsTo(email))).toHaveLength(10));
  // The same network may not fill one mailbox with ever other numbers either.
  await nextDay();
  const one = 'postvak@post.example';
  for (let time = 0; time < 6; time += 1) await declare(unknownOrder(), one);
  await allAnswered();
  await eventually(() => expect(receiptsTo(one)).toHaveLength(3));
});

test('carries a withdrawal out as of its own day once an operator finds the order, once [CRED-12f, CON-1a, CON-6a]', async () => {
  await nextDay();
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  const email = await emailOf(person);
  const order = unknownOrder();
  await declare(order, email);
  const { id, declared_at: declared } = await caseOf(order);
  // Found after the withdrawal period, which the day of the declaration met.
  clock.forward(20 * daySeconds);
  const second = await newOperator(service);
  const fresh = (await second.client.api(openWithdrawalCase, { case: id })).answer;
  expect(fresh.candidates).toMatchObject([{ payment_id: payment, member: person.id }]);
  const wrong = await second.client.api(matchWithdrawalCase, { case: id, order: unknownOrder() });
  expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([400, 'order']);
  const both = await Promise.all(
    [second, second].map(({ client }) =>
      client.api(matchWithdrawalCase, { case: id, order: ` ${payment} ` }),
    ),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await eventually(async () =>
    expect((await person.api(getPayment, { id: payment })).answer.refund).toBe('done'),
  );
  expect(await reversalsOfPayment(db(), payment)).toMatchObject([{ amount: 2499, requestedBy: 'member' }]);
  const receipt = () => mailsTo(email).find(({ subject }) => subject === 'Je herroeping is ontvangen');
  await eventually(() => expect(receipt()).toBeDefined());
  const mail = receipt();
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' } as const;
  expect(mail?.text).toContain(new Intl.DateTimeFormat('nl', day).format(new Date(declared)));
  const late = await second.client.api(answerWithdrawalCase, { case: id, words: 'Toch niet' });
  expect([late.status, late.problem.code]).toEqual([409, 'case_closed']);
  expect(await verifyLedger(db())).toEqual([]);
});

test('proves a buyer who typed another address only through an operator [CRED-12f, AUTH-4d]', async () => {
  await nextDay();
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  await declare(payment, 'ander-adres@post.example');
  const found = await caseOf(`${payment}`);
  expect(found.reason).toBe('unproven');
  expect(await reversalsOfPayment(db(), payment)).toEqual([]);
  const second = await newOperator(service);
  await second.client.api(matchWithdrawalCase, { case: found.id, order: `${payment}` });
  await eventually(async () => expect(await reversalsOfPayment(db(), payment)).toHaveLength(1));
});

test('mails an answer once, and deletes the case 200 days later, never an open one [CRED-12f, CON-4d, GDPR-9a]', async () => {
  await nextDay();
  const [order, waiting, email] = [unknownOrder(), unknownOrder(), 'vraag@post.example'];
  await declare(order, email);
  await declare(waiting, email);
  const { id } = await caseOf(order);
  await caseOf(waiting);
  const one = await newOperator(service);
  const two = await newOperator(service);
  const empty = await one.client.api(answerWithdrawalCase, { case: id, words: ' ' });
  expect(empty.problem.errors?.map(({ field }) => field)).toEqual(['words']);
  const answers = await Promise.all([
    one.client.api(answerWithdrawalCase, { case: id, words: 'We vonden niets bij jouw adres.' }),
    one.client.api(answerWithdrawalCase, { case: id, words: 'We vonden niets bij jouw adres.' }),
    two.client.api(answerWithdrawalCase, { case: id, words: 'Iets anders' }),
  ]);
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
  const answered = () => mailsTo(email).filter(({ subject }) => subject === 'Ons antwoord op je herroeping');
  await eventually(() => expect(answered()).toHaveLength(1));
  const matched = await two.client.api(matchWithdrawalCase, { case: id, order: '1' });
  expect(matched.status).toBeGreaterThanOrEqual(400);
  expect((await caseOf(order, true)).outcome).toBe('answered');
  const kept = async () =>
    (
      await sql<{ order_number: string; network_hash: Buffer | null }>`
        select order_number, network_hash from withdrawals where order_number in (${order}, ${waiting})
        order by order_number`.execute(db())
    ).rows;
  const purge = () => purgeWithdrawalsHandler.run({}, service.platform);
  clock.forward(199 * daySeconds);
  await purge();
  expect(await kept()).toMatchObject([{ network_hash: null }, { network_hash: null }]);
  clock.forward(daySeconds);
  await purge();
  expect((await kept()).map((row) => row.order_number)).toEqual([waiting]);
  operator = await newOperator(service);
  expect((await queue()).map((row) => row.order)).toContain(waiting);
});
