import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getSpendingCap } from '#contract/payments/get-spending-cap.ts';
import type { PackageId } from '#contract/payments/package.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { setSpendingCap } from '#contract/payments/set-spending-cap.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { addressOf } from '#server/notifications/door.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { ProviderState } from '../providers/provider.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

beforeEach(() => clock.set(new Date()));

const order = (person: Person, code?: string, wanted: PackageId = 'p1') =>
  person.api(createPayment, {
    package: wanted,
    payment_method: 'ideal',
    client_id: randomUUID(),
    ...(code !== undefined && { discount_code: code }),
  });

const cancel = (person: Person, { payment_id: id }: Payment) => person.api(cancelPayment, { id });

const stored = async ({ payment_id: id }: Payment) => {
  const payment = await readPayment(service.platform.db, id);
  if (!payment?.reference) throw new Error('the payment has no reference');
  return { ...payment, reference: payment.reference };
};

/**
 * The bank reports a state, as it would to any of our questions. Even a state that ended may be reported
 * anew.
 */
const report = async (payment: Payment, state: ProviderState) => {
  const { id, reference } = await stored(payment);
  await sql`update sandbox.payments set state = ${state} where id = ${reference}`.execute(
    service.platform.db,
  );
  const fetched = await sandboxProvider(service.platform).fetch(reference);
  if (!fetched) throw new Error('the bank does not know the payment');
  await settlePayment(service.platform, id, { ...fetched, state });
};

/** A payment that its bank no longer cancels, and that its buyer then gives up. */
const giveUpPending = async (person: Person, payment: Payment) => {
  await report(payment, 'pending');
  return (await cancel(person, payment)).answer;
};

const viewOf = async (person: Person, { payment_id: id }: Payment) =>
  (await person.api(getPayment, { id })).answer;

const walletOf = async (person: Person) => (await person.api(getWallet, {})).answer;

const mailsTo = async (person: Person, subject: string) => {
  const { email } = await addressOf(service.platform.db, person.id);
  return (service.service.mailbox?.list(email ?? '') ?? []).filter((mail) => mail.subject === subject);
};

const allKept = async () => {
  expect(await verifyLedger(service.platform.db)).toEqual([]);
  expect(await verifyPromises(service.platform.db)).toEqual([]);
};

describe('a discount code', () => {
  test('is in one order at a time, however often its buyer orders and gives up [CRED-13a, CRED-8c, PAY-33f]', async () => {
    const person = await service.person({ credits: 0 });
    const { answer: first } = await order(person, 'TIMEBONUS25', 'p3');
    const ended = await giveUpPending(person, first);
    expect(ended.state).toBe('cancelled');
    for (const code of ['TIMEBONUS25', 'WELCOME25', 'TIMEBONUS25', 'WELCOME25', 'TIMEBONUS25'])
      expect((await order(person, code, 'p3')).problem).toMatchObject({
        code: 'discount_code_reserved',
        params: { payment: first.payment_id },
      });
    await report(first, 'paid');
    expect((await walletOf(person)).credits).toBe(200);
    expect((await order(person, 'TIMEBONUS25', 'p3')).problem.code).toBe('discount_code_used');
    await allKept();
  });

  test('for one order in total stays with the order that a member gave up, for all other members [CRED-13a, PAY-33f]', async () => {
    const code = `ONCE${randomUUID().slice(0, 8).toUpperCase()}`;
    await sql`insert into discount_codes (code, value_percentage, validity) values (${code}, 90, 'once')`.execute(
      service.platform.db,
    );
    const [one, ...others] = await Promise.all([1, 2, 3, 4].map(() => service.person({ credits: 0 })));
    if (!one) throw new Error('nobody');
    const { answer: first } = await order(one, code, 'p3');
    await giveUpPending(one, first);
    for (const other of others)
      expect((await order(other, code, 'p3')).problem.code).toBe('discount_code_used');
    await report(first, 'paid');
    expect((await viewOf(one, first)).state).toBe('completed');
    await allKept();
  });

  test.each(['expired', 'failed', 'canceled'] as const)(
    'is free again once the bank reports a given-up order as %s [CRED-13a, CRED-8c]',
    async (end) => {
      const person = await service.person({ credits: 0 });
      const { answer: first } = await order(person, 'WELCOME25');
      const ended = await giveUpPending(person, first);
      expect(ended.held_until).not.toBeNull();
      await report(first, end);
      expect(await viewOf(person, first)).toMatchObject({ state: 'cancelled', held_until: null });
      expect((await order(person, 'WELCOME25')).status).toBe(200);
      await allKept();
    },
  );

  test('is free again when nobody looks for the money of a given-up order any more [CRED-13a]', async () => {
    const person = await service.person({ credits: 0 });
    const { answer: first } = await order(person, 'WELCOME25');
    await giveUpPending(person, first);
    clock.forward(31 * 24 * 3600);
    await reconcileDuePayments(service.platform);
    expect((await viewOf(person, first)).held_until).toBeNull();
    await allKept();
  });
});

describe('late money', () => {
  test('is returned in full with a mail that says why, if another order used the code [CRED-13c]', async () => {
    const person = await service.person({ credits: 0 });
    const { answer: first } = await order(person, 'WELCOME25');
    await report(first, 'expired');
    const { answer: second } = await order(person, 'WELCOME25');
    await report(second, 'paid');
    expect((await walletOf(person)).credits).toBe(30);
    await report(first, 'paid');
    await eventually(async () =>
      expect(await viewOf(person, first)).toMatchObject({
        state: 'completed',
        reversed: { amount: 1874 },
        withdraw_until: null,
      }),
    );
    expect((await walletOf(person)).credits).toBe(30);
    await eventually(async () => {
      const mails = await mailsTo(person, 'We betalen je bestelling terug');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('voor een andere bestelling gebruikt');
    });
    expect(await mailsTo(person, 'Je herroeping is ontvangen')).toEqual([]);
    // The same news again, and once more later, returns nothing more.
    await report(first, 'paid');
    expect((await walletOf(person)).credits).toBe(30);
    await allKept();
  });

  test('is returned in full if the spending cap has no room any more [CRED-13b, CRED-13c, TRUST-10d]', async () => {
    const person = await service.person({ credits: 0 });
    await person.api(setSpendingCap, { cap: { amount: 2500, currency: 'EUR' } });
    const { answer: first } = await order(person);
    await report(first, 'expired');
    const { answer: second } = await order(person);
    await report(second, 'paid');
    await report(first, 'paid');
    await eventually(async () => expect((await viewOf(person, first)).reversed?.amount).toBe(2499));
    expect((await walletOf(person)).credits).toBe(30);
    await eventually(async () => {
      const mails = await mailsTo(person, 'We betalen je bestelling terug');
      expect(mails[0]?.text).toContain('maximum dat je zelf hebt ingesteld');
    });
    await allKept();
  });

  test('is granted if the code and the cap are still free [CRED-13c, PAY-33d]', async () => {
    const person = await service.person({ credits: 0 });
    await person.api(setSpendingCap, { cap: { amount: 2500, currency: 'EUR' } });
    const { answer: payment } = await order(person, 'WELCOME25');
    await report(payment, 'expired');
    await report(payment, 'paid');
    expect(await viewOf(person, payment)).toMatchObject({ state: 'completed', reversed: null });
    expect((await walletOf(person)).credits).toBe(30);
    expect((await order(person, 'WELCOME25')).problem.code).toBe('discount_code_used');
    await allKept();
  });

  test('is returned if the member made the first purchase with another order meanwhile [CRED-13c]', async () => {
    const person = await service.person({ credits: 0 });
    const { answer: first } = await order(person, 'WELCOME25');
    await report(first, 'failed');
    const { answer: second } = await order(person);
    await report(second, 'paid');
    await report(first, 'paid');
    await eventually(async () => expect((await viewOf(person, first)).reversed?.amount).toBe(1874));
    expect((await walletOf(person)).credits).toBe(30);
    await allKept();
  });
});

describe('a spending cap', () => {
  test('counts the orders that a member gave up while they may still be paid [CRED-13b, CRED-12d]', async () => {
    const person = await service.person({ credits: 0 });
    await person.api(setSpendingCap, { cap: { amount: 2500, currency: 'EUR' } });
    const { answer: first } = await order(person);
    await giveUpPending(person, first);
    expect((await person.api(getSpendingCap, {})).answer).toMatchObject({ cap: 2500, spent: 2499 });
    expect((await order(person)).problem.code).toBe('spending_cap_reached');
    await report(first, 'expired');
    expect((await person.api(getSpendingCap, {})).answer.spent).toBe(0);
    const { answer: second } = await order(person);
    await report(second, 'paid');
    expect((await person.api(getSpendingCap, {})).answer.spent).toBe(2499);
    await allKept();
  });

  test('holds for orders, cancellations and payments from several devices at once [CRED-13b]', async () => {
    const person = await service.person({ credits: 0 });
    await person.api(setSpendingCap, { cap: { amount: 2500, currency: 'EUR' } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const answer = await order(person);
        if (answer.status !== 200) return null;
        await report(answer.answer, 'pending');
        await Promise.all([cancel(person, answer.answer), report(answer.answer, 'paid')]);
        return answer.answer;
      }),
    );
    const paid = answers.filter((one) => one !== null);
    for (const payment of paid) await report(payment, 'paid');
    await allKept();
    expect((await person.api(getSpendingCap, {})).answer.spent).toBeLessThanOrEqual(2500);
  });
});
