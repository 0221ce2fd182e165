import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { waitForStatementBlockedBy } from '#tests/support/database/wait-for-lock.ts';
import { heldRefunds } from '#tests/support/payments/held-refunds.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';
import { refreshPayment } from '../settlement/refresh-payment.ts';
import { sendRequestedRefund } from '../settlement/send-requested-refund.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { releaseRefund } from './held-refunds.sql.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const db = () => service.platform.db;
const { creditsOf, debited, reversals, sentOf, withdraw } = heldRefunds(() => service);

/** A withdrawn debit whose refund was released, and not sent yet. */
async function released(): Promise<{ person: Person; payment: Id; refund: Id; reference: string }> {
  const person = await service.person({ credits: 0 });
  const payment = await debited(person);
  await withdraw(person, payment);
  const refund = (await reversals(payment))[0]?.id ?? 0;
  await service.platform.transact((unit) => releaseRefund(unit.db, refund, 'due', clock.now()));
  return { person, payment, refund, reference: (await readPayment(db(), payment))?.reference ?? '' };
}

/** The news of a return by the bank, as a webhook fetches it. */
async function newsOf(payment: Id, reference: string): Promise<void> {
  const fetched = await sandboxProvider(service.platform).fetch(reference);
  if (!fetched) throw new Error('the bank does not know the payment');
  const known = fetched.reversals.some(({ kind }) => kind === 'chargeback');
  const chargeback: FetchedReversal = {
    ...{ kind: 'chargeback', reference: `cb_${randomUUID()}`, ownId: null, amount: 2499 },
    ...{ state: 'done', reason: 'MD06' },
  };
  await settlePayment(service.platform, payment, {
    ...fetched,
    reversals: known ? fetched.reversals : [...fetched.reversals, chargeback],
  });
}

const nextRefund = (reference: string, next: string) =>
  sql`update sandbox.payments set next_refund = ${next} where id = ${reference}`.execute(db());

const expectOnce = async (person: Person, payment: Id) => {
  expect(await reversals(payment)).toMatchObject([
    { kind: 'refund', state: 'undone', released_why: 'returned' },
    { kind: 'chargeback', state: 'done' },
  ]);
  expect(await creditsOf(person)).toBe(0);
  expect((await verifyLedger(db())).filter(({ member }) => member === person.id)).toEqual([]);
  expect((await verifyPromises(db())).filter(({ member }) => member === person.id)).toEqual([]);
  const { rows } = await sql`select from reconciliation_findings
    where payment_id = ${payment} and resolved_at is null`.execute(db());
  expect(rows).toHaveLength(0);
};

/** Holds the bank's row, so that a refund call waits there while `meanwhile` runs. */
async function duringCall(
  reference: string,
  refund: Id,
  meanwhile: (unit: Unit) => Promise<void>,
): Promise<void> {
  let call: Promise<unknown> = Promise.resolve();
  await service.platform.transact(async (unit) => {
    await sql`select from sandbox.payments where id = ${reference} for update`.execute(unit.db);
    call = sendRequestedRefund(service.platform, refund).catch((failed: unknown) => failed);
    await waitForStatementBlockedBy(unit.db, db());
    await meanwhile(unit);
  });
  await call;
}

describe('a return by the bank during the refund call', () => {
  test('leaves the buyer the money once and no credits when the provider then refuses [CRED-11g, CRED-13e]', async () => {
    const { person, payment, refund, reference } = await released();
    await duringCall(reference, refund, async (unit) => {
      await newsOf(payment, reference);
      await sql`update sandbox.payments set next_refund = 'not_enough_money' where id = ${reference}`.execute(
        unit.db,
      );
    });
    await expectOnce(person, payment);
  });
});

describe('a refund that the provider accepted and has not executed', () => {
  test('is stopped there when the bank returns the debit, and nothing is paid twice [CRED-11g, CRED-13e]', async () => {
    const { person, payment, refund, reference } = await released();
    await nextRefund(reference, 'pending');
    await sendRequestedRefund(service.platform, refund);
    expect(await sentOf(payment)).toBe(1);
    await newsOf(payment, reference);
    await eventually(() => expectOnce(person, payment));
  });

  test('is stopped when the news comes during the call itself [CRED-11g, CRED-13e]', async () => {
    const { person, payment, refund, reference } = await released();
    await nextRefund(reference, 'pending');
    await duringCall(reference, refund, () => newsOf(payment, reference));
    await eventually(() => expectOnce(person, payment));
  });

  test('stays a finding once it is executed, because no call brings the money back [CRED-11g]', async () => {
    const { payment, refund, reference } = await released();
    await sendRequestedRefund(service.platform, refund);
    await newsOf(payment, reference);
    const stored = await readPayment(db(), payment);
    await chargeBackSandboxPayment(db(), reference);
    if (stored) await refreshPayment(service.platform, stored, null);
    const { rows } = await sql`select from reconciliation_findings
      where payment_id = ${payment} and kind = 'more_back_than_paid' and resolved_at is null`.execute(db());
    expect(rows).toHaveLength(1);
  });
});

test('a refund that waited is tried for a day after a refusal, then gives its credits back and becomes a case [CRED-11g, CON-6a]', async () => {
  const { person, payment, refund, reference } = await released();
  await nextRefund(reference, 'not_enough_money');
  for (let time = 0; time < 2; time += 1)
    await expect(sendRequestedRefund(service.platform, refund)).rejects.toThrow('refused');
  expect(await reversals(payment)).toMatchObject([{ kind: 'refund', state: 'pending' }]);
  expect(await creditsOf(person)).toBe(0);
  clock.forward(25 * hourSeconds);
  await sendRequestedRefund(service.platform, refund);
  expect(await reversals(payment)).toMatchObject([{ kind: 'refund', state: 'undone', released_why: 'due' }]);
  expect(await creditsOf(person)).toBe(30);
  const { rows } = await sql`select from refund_cases where reversal_id = ${refund}`.execute(db());
  expect(rows).toHaveLength(1);
  expect((await verifyPromises(db())).filter(({ member }) => member === person.id)).toEqual([]);
});
