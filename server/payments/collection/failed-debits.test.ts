import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { endMandate } from '#contract/payments/end-mandate.ts';
import { getDirectDebit } from '#contract/payments/get-direct-debit.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { listMandates } from '#contract/payments/list-mandates.ts';
import { listTransactions } from '#contract/payments/list-transactions.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { addSeconds } from '#server/platform/time.ts';
import { waitForDebitAnnouncement } from '#tests/support/payments/debit-announced.ts';
import { enableDirectDebit, orderDirectDebit, uniqueDebitForm } from '#tests/support/payments/debit-form.ts';
import { sendSandboxWebhook } from '#tests/support/payments/sandbox-webhook.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { liftDebitBlock } from '../console/end-debit-block.ts';
import { eraseAccount } from '../erase-account.ts';
import { ageMandatesHandler } from '../mandates/age-mandates.job.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { readSandboxMandate } from '../providers/sandbox/sandbox-mandates.sql.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { announceDebitByMail } from './announce-debit-by-mail.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  await enableDirectDebit(service);
});

const stored = async (id: Id) => {
  const payment = await readPayment(service.platform.db, id);
  if (!payment) throw new Error(`no payment ${id}`);
  return payment;
};

/** Collects an announced debit an hour after its date begins. The date depends on the day of the week. */
async function collectOnItsDate(id: Id): Promise<void> {
  const { debitAt } = await stored(id);
  if (!debitAt) throw new Error(`payment ${id} is no direct debit`);
  clock.set(addSeconds(debitAt, 3600));
  await reconcileDuePayments(service.platform);
}

/** A debit of this member that is at the bank. */
async function collected(person: Person): Promise<Id> {
  const { payment_id: id } = await orderDirectDebit(service, person, uniqueDebitForm());
  await waitForDebitAnnouncement(service.platform.db, id);
  await collectOnItsDate(id);
  expect((await stored(id)).reference).not.toBeNull();
  return id;
}

/** The bank's answer, as the provider reports it. */
async function report(id: Id, given: Partial<Parameters<typeof someFetchedPayment>[0]>): Promise<void> {
  const { reference, price } = await stored(id);
  const base = { reference: reference ?? '', amount: price.amount, currency: price.currency, orderId: id };
  await settlePayment(service.platform, id, someFetchedPayment({ ...base, state: 'failed', ...given }));
}

const mandatesOf = async (person: Person) => (await person.api(listMandates, {})).answer.mandates;
const blockOf = async (person: Person) => (await person.api(getDirectDebit, {})).answer.blocked;
const ordersOf = async (person: Person) => (await person.api(listTransactions, {})).answer.results;

const mailsAbout = async (person: Person, subject: string): Promise<string[]> => {
  const { rows } = await sql<{
    email: string;
  }>`select email from addresses where member_id = ${person.id}`.execute(service.platform.db);
  return (service.service.mailbox?.list(rows[0]?.email ?? '') ?? [])
    .filter((mail) => mail.subject === subject)
    .map(({ text }) => text);
};

const failedMail = 'Je incasso is niet gelukt';

const atTheBank = async (payment: Id): Promise<string | undefined> => {
  const { rows } = await sql<{ reference: string }>`
    select m.provider_reference as reference from payments p join payment_mandates m on m.id = p.mandate_id
    where p.id = ${payment}`.execute(service.platform.db);
  return (await readSandboxMandate(service.platform.db, rows[0]?.reference ?? ''))?.state;
};

test('ends the mandate of a closed account, here and at the provider, and notifies its member [CRED-6e, CRED-11c, SEPA-7c]', async () => {
  const person = await service.person({ credits: 0 });
  const id = await collected(person);
  await Promise.all(Array.from({ length: 5 }, () => report(id, { failure: 'AC04' })));
  expect(await stored(id)).toMatchObject({ state: 'failed', failure: 'AC04' });
  expect(await mandatesOf(person)).toEqual([]);
  expect(await ordersOf(person)).toHaveLength(1);
  expect(await blockOf(person)).toBeNull();
  await eventually(async () => expect(await atTheBank(id)).toBe('invalid'));
  const [mail] = await eventually(async () => {
    const mails = await mailsAbout(person, failedMail);
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(mail).toContain('de machtiging is beëindigd');
  expect((await person.api(getWallet, {})).answer.credits).toBe(0);
});

test('retries a debit without funds once, after a new notice, and not a third time [CRED-6d, SEPA-7b]', async () => {
  const person = await service.person({ credits: 0 });
  const id = await collected(person);
  await Promise.all(Array.from({ length: 5 }, () => report(id, { failure: 'AM04' })));
  const orders = await ordersOf(person);
  expect(orders).toHaveLength(2);
  const retry = orders.find(({ payment_id }) => payment_id !== id);
  if (!retry) throw new Error('there is no retry');
  expect(retry).toMatchObject({ state: 'pending', price: { amount: 2499 }, debit_date: expect.any(String) });
  await eventually(async () =>
    expect(await mailsAbout(person, 'Aankondiging van je incasso')).toHaveLength(2),
  );
  const [told] = await eventually(async () => {
    const mails = await mailsAbout(person, failedMail);
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(told).toContain('We proberen het nog één keer');
  await waitForDebitAnnouncement(service.platform.db, retry.payment_id);
  // Not before its own date.
  clock.forward(40 * 3600);
  await reconcileDuePayments(service.platform);
  expect((await stored(retry.payment_id)).reference).toBeNull();
  await collectOnItsDate(retry.payment_id);
  expect((await stored(retry.payment_id)).reference).not.toBeNull();
  await report(retry.payment_id, { failure: 'AM04' });
  expect(await ordersOf(person)).toHaveLength(2);
  expect(await mandatesOf(person)).toHaveLength(1);
});

test('does not collect a debit or a retry if its member cannot be notified [CRED-6d, SEPA-5b]', async () => {
  const { platform } = service;
  const withoutAddress = ({ id }: Person) =>
    sql`delete from addresses where member_id = ${id}`.execute(platform.db);
  const ordering = await service.person({ credits: 0 });
  await withoutAddress(ordering);
  const { payment_id: order } = await orderDirectDebit(service, ordering, uniqueDebitForm());
  const retrying = await service.person({ credits: 0 });
  const id = await collected(retrying);
  await withoutAddress(retrying);
  await report(id, { failure: 'AM04' });
  const retry = (await ordersOf(retrying)).find(({ payment_id }) => payment_id !== id)?.payment_id ?? 0;
  await eventually(async () => {
    for (const one of [order, retry])
      expect(await stored(one)).toMatchObject({ state: 'failed', failure: 'not_announced' });
  });
  clock.forward(6 * daySeconds);
  await reconcileDuePayments(platform);
  for (const one of [order, retry]) expect((await stored(one)).reference).toBeNull();
});

test('announces a debit for another day if its notice was not sent or is days old [CRED-6d, SEPA-5c]', async () => {
  const { platform } = service;
  const person = await service.person({ credits: 0 });
  const notices = () => mailsAbout(person, 'Aankondiging van je incasso');
  const { payment_id: id } = await orderDirectDebit(service, person, uniqueDebitForm());
  await waitForDebitAnnouncement(platform.db, id);
  // Simulates an unreachable mail server.
  await sql`update payments set announced_at = null where id = ${id}`.execute(platform.db);
  const away = { ...platform, mailer: { ...platform.mailer, send: () => Promise.reject(new Error('away')) } };
  await expect(announceDebitByMail(away, id)).rejects.toThrow('away');
  const first = await stored(id);
  expect(first).toMatchObject({ state: 'pending', announcedAt: null });
  clock.set(addSeconds(first.debitAt ?? clock.now(), 3600));
  await Promise.all([
    reconcileDuePayments(platform),
    person.api(getPayment, { id }),
    person.api(getPayment, { id }),
  ]);
  const second = await stored(id);
  expect(second).toMatchObject({ state: 'pending', reference: null });
  expect(second.debitAt?.getTime()).toBeGreaterThan(clock.now().getTime() + 2 * daySeconds * 1000 - 1);
  await waitForDebitAnnouncement(platform.db, id);
  expect(await notices()).toHaveLength(2);
  // No look-up for ten days.
  clock.forward(12 * daySeconds);
  await reconcileDuePayments(platform);
  const third = await stored(id);
  expect(third).toMatchObject({ state: 'pending', reference: null });
  expect(third.debitAt?.getTime()).toBeGreaterThan(second.debitAt?.getTime() ?? 0);
  await waitForDebitAnnouncement(platform.db, id);
  expect(await notices()).toHaveLength(3);
  await collectOnItsDate(id);
  expect((await stored(id)).reference).not.toBeNull();
  // A debit is not postponed for ever.
  const { payment_id: late } = await orderDirectDebit(service, person, uniqueDebitForm());
  await waitForDebitAnnouncement(platform.db, late);
  clock.forward(29 * daySeconds);
  await reconcileDuePayments(platform);
  expect(await stored(late)).toMatchObject({ state: 'failed', failure: 'too_late', reference: null });
});

test('grants the credits of a successful retry once [CRED-6d]', async () => {
  const person = await service.person({ credits: 0 });
  const id = await collected(person);
  await report(id, { failure: 'MS03' });
  const retry = (await ordersOf(person)).find(({ payment_id }) => payment_id !== id);
  await waitForDebitAnnouncement(service.platform.db, retry?.payment_id ?? 0);
  await collectOnItsDate(retry?.payment_id ?? 0);
  clock.forward(daySeconds);
  await reconcileDuePayments(service.platform);
  await reconcileDuePayments(service.platform);
  expect((await person.api(getWallet, {})).answer).toMatchObject({ credits: 30, paid_user: true });
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('takes credits back for a chargeback on day 55 and blocks direct debits only, with the way out [CRED-11c, MEET-12, PAY-19a]', async () => {
  const person = await service.person({ credits: 0 });
  const id = await collected(person);
  clock.forward(600);
  expect((await person.api(getPayment, { id })).answer.state).toBe('completed');
  expect((await person.api(getWallet, {})).answer.credits).toBe(30);
  clock.forward(55 * daySeconds);
  const reference = (await stored(id)).reference ?? '';
  await chargeBackSandboxPayment(service.platform.db, reference);
  await sendSandboxWebhook(person, reference);
  await eventually(async () =>
    expect((await person.api(getWallet, {})).answer).toMatchObject({ credits: 0, paid_user: true }),
  );
  expect(await blockOf(person)).toBe('disputed');
  const { problem } = await person.api(saveDirectDebit, uniqueDebitForm());
  expect(problem.code).toBe('debit_blocked');
  expect(problem.detail).toMatch(/iedere andere betaalwijze.*klantenservice/);
  expect((await person.api(createPayment, { package: 'p1', payment_method: 'ideal' })).status).toBe(200);
  // A lifted block stays lifted, although the provider reports the same chargeback on every look-up.
  const { platform } = service;
  expect(await platform.transact((unit) => liftDebitBlock(unit, person.id, clock.now()))).toBe(true);
  expect(await platform.transact((unit) => liftDebitBlock(unit, person.id, clock.now()))).toBe(false);
  const told = { kind: 'chargeback', reference: 'chb_1', ownId: null, amount: 2499, reason: 'MD06' } as const;
  await report(id, { state: 'paid', reversals: [{ ...told, state: 'done' }] });
  expect(await blockOf(person)).toBeNull();
  expect((await person.api(saveDirectDebit, uniqueDebitForm())).status).toBe(200);
});

test('does not collect earlier announced debits from a blocked member [CRED-11c]', async () => {
  const person = await service.person({ credits: 0 });
  const first = await collected(person);
  const { payment_id: second } = await orderDirectDebit(service, person, uniqueDebitForm());
  await report(first, { failure: 'MD06' });
  expect(await blockOf(person)).toBe('failed');
  expect(await ordersOf(person)).toHaveLength(2);
  clock.forward(6 * daySeconds);
  await reconcileDuePayments(service.platform);
  expect(await stored(second)).toMatchObject({ state: 'failed', failure: 'debit_blocked', reference: null });
});

test('lets only its member end a mandate, cancels its announced debit and revokes it at the provider [CRED-6d]', async () => {
  const person = await service.person({ credits: 0 });
  const stranger = await service.person();
  const { payment_id: id } = await orderDirectDebit(service, person, uniqueDebitForm());
  await eventually(async () => expect(await atTheBank(id)).toBe('valid'));
  const [mandate] = await mandatesOf(person);
  if (!mandate) throw new Error('there is no mandate');
  expect((await stranger.api(endMandate, { id: mandate.id })).status).toBe(404);
  expect(await mandatesOf(stranger)).toEqual([]);
  expect(await mandatesOf(person)).toHaveLength(1);
  const replies = await Promise.all([1, 2, 3].map(() => person.api(endMandate, { id: mandate.id })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await mandatesOf(person)).toEqual([]);
  expect((await stored(id)).state).toBe('cancelled');
  await eventually(async () => expect(await atTheBank(id)).toBe('invalid'));
  clock.forward(6 * daySeconds);
  await reconcileDuePayments(service.platform);
  expect((await stored(id)).reference).toBeNull();
});

test('expires a mandate that was unused for 36 months [CRED-6e, SEPA-4]', async () => {
  const person = await service.person({ credits: 0 });
  const id = await collected(person);
  clock.forward(600);
  await person.api(getPayment, { id });
  clock.forward(35 * 30 * daySeconds);
  await ageMandatesHandler.run({}, service.platform);
  expect(await mandatesOf(person)).toHaveLength(1);
  clock.forward(60 * daySeconds);
  expect(await mandatesOf(person)).toEqual([]);
  await ageMandatesHandler.run({}, service.platform);
  await eventually(async () => expect(await atTheBank(id)).toBe('invalid'));
});

test("ends an erased member's mandates, and keeps their anonymous proof as long as a bank may ask [CRED-6d, GDPR-10a, SEPA-6c]", async () => {
  const person = await service.person({ credits: 0 });
  const { platform } = service;
  const id = await collected(person);
  clock.forward(600);
  await person.api(getPayment, { id });
  const { payment_id: announced } = await orderDirectDebit(service, person, uniqueDebitForm());
  await platform.transact((unit) => eraseAccount(unit, person.id, clock.now()));
  await eventually(async () => expect(await atTheBank(id)).toBe('invalid'));
  expect((await stored(announced)).state).toBe('cancelled');
  const proofOf = async () => {
    const { rows } = await sql<{ member_id: Id | null; state: string; sealed: boolean }>`
      select m.member_id, m.state, coalesce(m.holder_sealed, m.iban_sealed, m.iban_hash, m.address_sealed) is not null as sealed
      from payments p join payment_mandates m on m.id = p.mandate_id where p.id = ${id}`.execute(platform.db);
    return rows[0];
  };
  expect(await proofOf()).toEqual({ member_id: null, state: 'ended', sealed: true });
  clock.forward(13 * 31 * daySeconds);
  await ageMandatesHandler.run({}, platform);
  expect((await proofOf())?.sealed).toBe(true);
  clock.forward(60 * daySeconds);
  await ageMandatesHandler.run({}, platform);
  expect(await proofOf()).toEqual({ member_id: null, state: 'ended', sealed: false });
});
