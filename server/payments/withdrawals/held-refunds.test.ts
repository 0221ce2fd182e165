import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import { getConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { releaseRefund as proposeRelease } from '#contract/payments/console/release-refund.ts';
import { getWithdrawal } from '#contract/payments/get-withdrawal.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { heldRefunds } from '#tests/support/payments/held-refunds.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';
import { reconcileProvider } from '../reconciliation/reconcile-provider.ts';
import { refreshPayment } from '../settlement/refresh-payment.ts';
import { sendRequestedRefund } from '../settlement/send-requested-refund.ts';
import { sendHeldRefundsHandler } from './send-held-refunds.job.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const db = () => service.platform.db;
const sendHeld = () => sendHeldRefundsHandler.run({}, service.platform);
const { creditsOf, debited, emailOf, mailsTo, paymentOf, reversals, sentOf, withdraw } = heldRefunds(
  () => service,
);

/** The bank returns the debit, or undoes that, and we fetch its news. */
async function returned(payment: Id, state: 'done' | 'undone' = 'done'): Promise<void> {
  const stored = await readPayment(db(), payment);
  if (!stored) throw new Error('the payment is gone');
  if (state === 'done') await chargeBackSandboxPayment(db(), stored.reference ?? '');
  else
    await sql`update sandbox.reversals set state = 'undone'
      where payment_id = ${stored.reference} and kind = 'chargeback'`.execute(db());
  await refreshPayment(service.platform, stored, null);
}

test('books the refund of a debit at once, says when it is sent, and sends it once on that day [CRED-11g, SEPA-8b, CON-6a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await debited(person);
  const offered = (await person.api(getWithdrawal, {})).answer.orders[0];
  expect(Date.parse(offered?.refund_by ?? '') - clock.now().getTime()).toBeGreaterThan(
    11 * daySeconds * 1000,
  );
  await withdraw(person, payment);
  expect(await creditsOf(person)).toBe(0);
  const waiting = await paymentOf(person, payment);
  expect(waiting).toMatchObject({ refund: 'pending', reversed: { amount: 2499 } });
  const by = new Date(waiting.refund_by ?? 0);
  expect(by.getTime() - clock.now().getTime()).toBeLessThanOrEqual(12 * daySeconds * 1000);
  const email = await emailOf(person);
  await eventually(() => {
    const text = mailsTo(email).find(({ subject }) => subject === 'Je herroeping is ontvangen')?.text ?? '';
    expect(text).toContain('Haal je het bedrag intussen via je bank terug, dan vervalt onze terugbetaling.');
    expect(text).toContain(
      new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' }).format(
        by,
      ),
    );
  });
  // No job, no run and no night sends it before its day.
  const [held] = await reversals(payment);
  await sendRequestedRefund(service.platform, held?.id ?? 0);
  await sendHeld();
  clock.forward(2 * daySeconds);
  await reconcileProvider(service.platform, sandboxProvider(service.platform));
  await sendHeld();
  expect(await sentOf(payment)).toBe(0);
  const { rows } = await sql`select from reconciliation_findings where payment_id = ${payment}`.execute(db());
  expect(rows).toHaveLength(0);

  clock.forward(10 * daySeconds + 60);
  await Promise.all([sendHeld(), sendHeld(), sendHeld()]);
  await eventually(async () => expect((await paymentOf(person, payment)).refund).toBe('done'));
  expect((await paymentOf(person, payment)).refund_by).toBeNull();
  expect(await sentOf(payment)).toBe(1);
  expect(await reversals(payment)).toMatchObject([{ state: 'done', released_why: 'due' }]);
  expect(await verifyLedger(db())).toEqual([]);
});

test('sends it earlier only when a second operator approves the proof, once [CRED-11g, SEPA-8b]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await debited(person);
  await withdraw(person, payment);
  const [one, two, three] = [
    await newOperator(service),
    await newOperator(service),
    await newOperator(service),
  ];
  const facts = async () => (await one.client.api(getConsolePayment, { id: payment })).answer;
  expect((await facts()).reversals).toMatchObject([{ requested_by: 'member' }]);
  expect((await facts()).reversals[0]?.held_until).not.toBeNull();
  const empty = await one.client.api(proposeRelease, { payment, reason: ' ' });
  expect(empty.problem.errors?.map(({ field }) => field)).toEqual(['reason']);
  const asked = await Promise.all(
    [1, 2].map(() => one.client.api(proposeRelease, { payment, reason: 'The bank wrote: no return' })),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
  const proposal = (await facts()).proposal?.id ?? 0;
  expect((await facts()).proposal).toMatchObject({ early: true, own: true, amount: { amount: 2499 } });
  expect((await one.client.api(decideRefund, { proposal, approved: true })).problem.code).toBe(
    'own_proposal',
  );
  expect(await sentOf(payment)).toBe(0);
  const answers = await Promise.all(
    [two, three].map(({ client }) => client.api(decideRefund, { proposal, approved: true })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  await eventually(async () => expect((await paymentOf(person, payment)).refund).toBe('done'));
  expect(await sentOf(payment)).toBe(1);
  expect(await reversals(payment)).toMatchObject([{ released_why: 'approved' }]);
  expect((await one.client.api(proposeRelease, { payment, reason: 'Again' })).problem.code).toBe(
    'refund_not_held',
  );
  clock.forward(13 * daySeconds);
  await sendHeld();
  expect(await sentOf(payment)).toBe(1);
});

test('drops the refund when the bank returns the debit first, and owes it again when that is undone [CRED-11g, CRED-11e]', async () => {
  const person = await service.person({ credits: 4 });
  const payment = await debited(person);
  await withdraw(person, payment);
  expect(await creditsOf(person)).toBe(4);
  await returned(payment);
  expect(await reversals(payment)).toMatchObject([
    { kind: 'refund', state: 'undone', released_why: 'returned' },
    { kind: 'chargeback', state: 'done' },
  ]);
  expect(await paymentOf(person, payment)).toMatchObject({
    reversed: { amount: 2499 },
    ...{ refund: null, refund_by: null },
  });
  expect(await creditsOf(person)).toBe(4);
  const operator = await newOperator(service);
  const facts = (await operator.client.api(getConsolePayment, { id: payment })).answer;
  expect([facts.lost, facts.findings, facts.debt]).toEqual([null, [], 0]);
  clock.forward(13 * daySeconds);
  await sendHeld();
  expect(await sentOf(payment)).toBe(0);
  expect((await verifyPromises(db())).filter(({ member }) => member === person.id)).toEqual([]);

  await returned(payment, 'undone');
  await sendHeld();
  await eventually(async () => expect((await paymentOf(person, payment)).refund).toBe('done'));
  expect(await sentOf(payment)).toBe(1);
  expect(await creditsOf(person)).toBe(4);
  expect(await verifyLedger(db())).toEqual([]);
});

test('sends the refund of any other payment method at once [CRED-11g, CON-6a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person);
  expect((await person.api(getWithdrawal, {})).answer.orders[0]?.refund_by).toBeNull();
  await withdraw(person, payment);
  expect((await paymentOf(person, payment)).refund_by).toBeNull();
  await eventually(async () => expect((await paymentOf(person, payment)).refund).toBe('done'));
});

test('refuses in the database to send a refund that waits, or to let anybody else wait [CRED-11g]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await debited(person);
  await withdraw(person, payment);
  const set = (what: string) =>
    sql`update payment_reversals set ${sql.raw(what)} where payment_id = ${payment}`.execute(db());
  await expect(set("provider_reference = 'rf_1'")).rejects.toThrow('payment_reversals_waits');
  await expect(set("state = 'done', settled_at = now()")).rejects.toThrow('payment_reversals_waits');
  await expect(set("requested_by = 'system'")).rejects.toThrow('payment_reversals_held');
  await expect(set("released_at = now(), released_why = 'returned'")).rejects.toThrow(
    'payment_reversals_returned',
  );
});
