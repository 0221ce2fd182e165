import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { getConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { releaseRefund as proposeRelease } from '#contract/payments/console/release-refund.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { heldRefunds } from '#tests/support/payments/held-refunds.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';
import { beginSending, releaseRefund } from '../refunds/held-refunds.sql.ts';
import { refreshPayment } from '../settlement/refresh-payment.ts';
import { sendRequestedRefund } from '../settlement/send-requested-refund.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
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

/** The bank returns the debit, and we fetch its news. */
async function returned(payment: Id): Promise<void> {
  const stored = await readPayment(db(), payment);
  if (!stored) throw new Error('the payment is gone');
  await chargeBackSandboxPayment(db(), stored.reference ?? '');
  await refreshPayment(service.platform, stored, null);
}

const amountsOf = async (payment: Id) =>
  (
    await sql<{ text: string }>`
      select kind || ' ' || amount || ' ' || state as text from payment_reversals
      where payment_id = ${payment} order by created_at, id`.execute(db())
  ).rows.map(({ text }) => text);

/** Ends the wait of a refund without the job that sends it, as if that job ran late. */
async function releaseOnly(payment: Id): Promise<Id> {
  const id = (await reversals(payment))[0]?.id ?? 0;
  await service.platform.transact((unit) => releaseRefund(unit.db, id, 'due', clock.now()));
  return id;
}

const givenUp = [
  { kind: 'refund', state: 'undone', released_why: 'returned' },
  { kind: 'chargeback', state: 'done' },
];

describe('a refund that was released and not sent', () => {
  test('is given up when the bank returns the debit meanwhile, and the buyer is informed [CRED-11g, CRED-13e]', async () => {
    const person = await service.person({ credits: 0 });
    await sql`update addresses set verified_at = now() where member_id = ${person.id}`.execute(db());
    const payment = await debited(person);
    await withdraw(person, payment);
    const refund = await releaseOnly(payment);
    await returned(payment);
    await sendRequestedRefund(service.platform, refund);
    expect(await sentOf(payment)).toBe(0);
    expect(await reversals(payment)).toMatchObject(givenUp);
    expect(await creditsOf(person)).toBe(0);
    expect(await paymentOf(person, payment)).toMatchObject({
      ...{ bank_returned: true, refund: null, reversed: { amount: 2499 }, withdraw_until: null },
    });
    const email = await emailOf(person);
    await eventually(() => {
      const mail = mailsTo(email).find(({ subject }) => subject === 'Je bank heeft geld teruggehaald');
      expect(mail?.text).toContain('Dat bedrag betalen wij daarom niet nog een keer.');
    });
    expect(await verifyLedger(db())).toEqual([]);
    expect((await verifyPromises(db())).filter(({ member }) => member === person.id)).toEqual([]);
  });

  test('is given up when the bank returned the debit before we heard of it [CRED-11g, CRED-13e]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await debited(person);
    await withdraw(person, payment);
    await chargeBackSandboxPayment(db(), (await readPayment(db(), payment))?.reference ?? '');
    clock.forward(13 * daySeconds);
    await sendHeld();
    await eventually(async () => expect(await reversals(payment)).toMatchObject(givenUp));
    expect(await sentOf(payment)).toBe(0);
    expect(await verifyLedger(db())).toEqual([]);
  });

  test('is given up after an attempt that never reached the bank, not during one [CRED-11g]', async () => {
    const person = await service.person({ credits: 0 });
    const [during, after] = [await debited(person), await debited(person)];
    for (const payment of [during, after]) {
      await withdraw(person, payment);
      const refund = await releaseOnly(payment);
      await service.platform.transact((unit) => beginSending(unit.db, refund, clock.now()));
      if (payment === after) clock.forward(6 * 60);
      await returned(payment);
    }
    expect(await reversals(after)).toMatchObject(givenUp);
    // The bank may have the refund by now. If it does, both are a finding with its evidence.
    expect(await reversals(during)).toMatchObject([
      { kind: 'refund', state: 'pending' },
      { kind: 'chargeback' },
    ]);
    const operator = await newOperator(service);
    const { findings } = (await operator.client.api(getConsolePayment, { id: during })).answer;
    expect(findings).toMatchObject([{ kind: 'more_back_than_paid' }]);
  });

  test('ends the proposal to send it earlier, so that nobody has to decide it [CRED-11g]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await debited(person);
    await withdraw(person, payment);
    const operator = await newOperator(service);
    await operator.client.api(proposeRelease, { payment, reason: 'The bank wrote: no return' });
    await returned(payment);
    const facts = (await operator.client.api(getConsolePayment, { id: payment })).answer;
    expect(facts.proposal).toBeNull();
    expect(facts.events.map(({ what }) => what)).toContain('refund_declined');
  });
});

test('refunds the rest when the bank returned only a part of the debit [CRED-11g, CON-6a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await debited(person);
  await withdraw(person, payment);
  const stored = await readPayment(db(), payment);
  const fetched = await sandboxProvider(service.platform).fetch(stored?.reference ?? '');
  if (!fetched) throw new Error('the bank does not know the payment');
  const part = { kind: 'chargeback', reference: `cb_${payment}`, ownId: null, amount: 1000 } as const;
  await settlePayment(service.platform, payment, {
    ...fetched,
    reversals: [{ ...part, state: 'done', reason: 'MD06' }],
  });
  await sendHeld();
  await eventually(async () =>
    expect(await amountsOf(payment)).toEqual([
      'refund 2499 undone',
      'chargeback 1000 done',
      'refund 1499 pending',
    ]),
  );
  expect(await creditsOf(person)).toBe(0);
  expect(await verifyLedger(db())).toEqual([]);
});
