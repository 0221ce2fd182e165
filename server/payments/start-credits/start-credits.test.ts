import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { startNowVersion } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { startCredits } from '#contract/payments/start-credits.ts';
import { spendCredits, verifyLedger } from '#server/ledger/door.ts';
import { addressOf } from '#server/notifications/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readConsent } from '../orders/payment-consents.sql.ts';
import { reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';
import { startAfterPeriodHandler } from './start-after-period.job.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const daySeconds = 24 * 3600;

const spend = (person: Person, amount: number) =>
  service.platform.transact((unit) =>
    spendCredits(unit, { member: person.id, amount, reason: 'message', key: `message:${randomUUID()}` }),
  );

const walletOf = async (person: Person) => (await person.api(getWallet, {})).answer;

const say = (person: Person, to: Id, clientId: string = randomUUID()) =>
  person.api(sendMessage, { profile: to, client_id: clientId, kind: 'text', text: `Dag ${randomUUID()}` });

const withdraw = async (person: Person, payment: Id) => {
  const { email } = await addressOf(service.platform.db, person.id);
  await person.api(confirmWithdrawal, { name: 'A. Koper', order: `${payment}`, email: email ?? '' });
  await eventually(async () =>
    expect((await person.api(getPayment, { id: payment })).answer.reversed).not.toBeNull(),
  );
};

const refunded = async (payment: Id) =>
  (await reversalsOfPayment(service.platform.db, payment)).map(({ amount }) => amount);

const allFits = async (person: Person) => {
  expect(await verifyLedger(service.platform.db)).toEqual([]);
  const broken = await verifyPromises(service.platform.db);
  expect(broken.filter(({ member }) => member === person.id)).toEqual([]);
};

const consentOf = (payment: Id) => readConsent(service.platform.db, payment, 'start_now');

describe('bought credits', () => {
  test('wait without the request, so that three rounds of order and withdrawal send nothing [CRED-14a, CRED-14b, CON-2c, CON-3c]', async () => {
    const [person, other] = [await service.person({ credits: 0 }), await service.person({ credits: 0 })];
    for (let round = 0; round < 3; round += 1) {
      const payment = await buyPackage(person, 'p0');
      expect(await walletOf(person)).toMatchObject({ credits: 10, waiting: 10 });
      const { status, problem } = await say(person, other.id);
      expect([status, problem.code]).toEqual([409, 'start_consent_required']);
      await withdraw(person, payment);
      expect(await refunded(payment)).toEqual([999]);
      expect(await walletOf(person)).toMatchObject({ credits: 0, waiting: 0 });
    }
    const { rows } = await sql<{ sent: number }>`
      select count(*)::int as sent from ledger_transfers where member_id = ${person.id} and reason = 'message'`.execute(
      service.platform.db,
    );
    expect(rows).toEqual([{ sent: 0 }]);
    await allFits(person);
  });

  test('are usable at once with the request at the order [CRED-14a]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0', { startNow: true });
    expect(await walletOf(person)).toMatchObject({ credits: 10, waiting: 0 });
    expect(await spend(person, 4)).toBe(6);
    await withdraw(person, payment);
    expect(await refunded(payment)).toEqual([599]);
    await allFits(person);
  });

  test('leave given and started credits usable while others wait [CRED-14a]', async () => {
    const person = await service.person({ credits: 2 });
    await buyPackage(person, 'p0', { startNow: true });
    const waiting = await buyPackage(person, 'p0');
    expect(await spend(person, 12)).toBe(10);
    await expect(spend(person, 1)).rejects.toThrow(new Refusal('start_consent_required', { credits: 10 }));
    await expect(spend(person, 11)).rejects.toThrow(new Refusal('insufficient_credits'));
    await withdraw(person, waiting);
    expect(await refunded(waiting)).toEqual([999]);
    await allFits(person);
  });

  test('are spent in the order of their starts, not of their orders [CRED-14b]', async () => {
    const person = await service.person({ credits: 0 });
    const first = await buyPackage(person, 'p0');
    const second = await buyPackage(person, 'p0', { startNow: true });
    await spend(person, 4);
    await person.api(startCredits, {});
    await withdraw(person, first);
    expect(await refunded(first)).toEqual([999]);
    await withdraw(person, second);
    expect(await refunded(second)).toEqual([599]);
    await allFits(person);
  });
});

describe('the request at the first spend', () => {
  test('starts every waiting order, stores the words, and lets the same message through [CRED-14a, CON-3b]', async () => {
    const [person, other] = [await service.person({ credits: 0 }), await service.person({ credits: 0 })];
    const orders = [await buyPackage(person, 'p0'), await buyPackage(person, 'p0')];
    const clientId = randomUUID();
    expect((await say(person, other.id, clientId)).problem).toMatchObject({
      code: 'start_consent_required',
      detail: expect.stringContaining('20'),
    });
    const heard = recordEvents(await person.socket());
    const { answer } = await person.api(startCredits, {});
    expect(answer).toMatchObject({ credits: 20, waiting: 0, started: 2 });
    await eventually(() =>
      expect(heard.find(({ name }) => name === creditsChanged.name)?.payload).toMatchObject({ waiting: 0 }),
    );
    for (const order of orders)
      expect(await consentOf(order)).toMatchObject({ textVersion: startNowVersion, language: 'nl' });
    expect((await say(person, other.id, clientId)).status).toBe(200);
    await spend(person, 3);
    await withdraw(person, orders[0] ?? 0);
    const left = (await walletOf(person)).credits;
    expect(left).toBe(10);
    await allFits(person);
  });

  test('counts once from five devices at the same time [CRED-14a]', async () => {
    const person = await service.person({ credits: 0 });
    await buyPackage(person, 'p0');
    await buyPackage(person, 'p0');
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.api(startCredits, {})));
    expect(answers.map(({ answer }) => answer.started).sort()).toEqual([0, 0, 0, 0, 2]);
    expect(new Set(answers.map(({ answer }) => answer.waiting))).toEqual(new Set([0]));
    await allFits(person);
  });

  test('and a withdrawal at the same moment agree on who came first [CRED-14b]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0');
    await Promise.all([
      withdraw(person, payment),
      person.api(startCredits, {}),
      spend(person, 10).catch(() => null),
    ]).catch(() => null);
    const spent = (
      await sql<{ spent: number }>`
      select coalesce(sum(amount), 0)::int as spent from ledger_transfers
      where member_id = ${person.id} and reason = 'message'`.execute(service.platform.db)
    ).rows[0]?.spent;
    const back = (await refunded(payment))[0] ?? 0;
    expect(spent === 0 ? back : 999 - back).toBe(999);
    await allFits(person);
  });
});

describe('the end of the withdrawal period', () => {
  test('starts what still waits, without a consent [CRED-14a]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0');
    await startAfterPeriodHandler.run({}, service.platform);
    clock.forward(15 * daySeconds - 60);
    await startAfterPeriodHandler.run({}, service.platform);
    expect(await walletOf(person)).toMatchObject({ credits: 10, waiting: 10 });
    clock.forward(120);
    for (let time = 0; time < 2; time += 1) await startAfterPeriodHandler.run({}, service.platform);
    expect(await walletOf(person)).toMatchObject({ credits: 10, waiting: 0 });
    expect(await consentOf(payment)).toBeNull();
    expect(await spend(person, 10)).toBe(0);
    await allFits(person);
  });
});

describe('an order from before consent at first use', () => {
  test('keeps its promise: usable at once, and everything back without the request [CRED-14b, CON-3c]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0', { startNow: true });
    await sql`delete from payment_consents where payment_id = ${payment}`.execute(service.platform.db);
    await sql`update ledger_purchases set started_by = 'former_terms' where payment_id = ${payment}`.execute(
      service.platform.db,
    );
    await spend(person, 10);
    await withdraw(person, payment);
    expect(await refunded(payment)).toEqual([999]);
    await allFits(person);
  });
});

test('reports a start without consent and waiting despite one [CRED-14a, CRED-13f]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p0', { startNow: true });
  const { db } = service.platform;
  const broken = async () =>
    (await verifyPromises(db)).filter(({ member }) => member === person.id).map(({ detail }) => detail);
  await sql`delete from payment_consents where payment_id = ${payment}`.execute(db);
  expect(await broken()).toEqual([`payment ${payment}: started without consent`]);
  await sql`insert into payment_consents (payment_id, kind, text_version, language, given_at)
    values (${payment}, 'start_now', '1', 'nl', now())`.execute(db);
  await sql`update ledger_purchases set started_at = null, started_by = null where payment_id = ${payment}`.execute(
    db,
  );
  expect(await broken()).toEqual([`payment ${payment}: waits despite the consent`]);
});
