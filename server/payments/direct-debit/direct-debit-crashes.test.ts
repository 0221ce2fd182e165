import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { openWallet, verifyLedger } from '#server/ledger/door.ts';
import { registerAddress } from '#server/notifications/door.ts';
import { createMember } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { waitForDebitAnnouncement } from '#tests/support/payments/debit-announced.ts';
import { type DebitForm, uniqueDebitForm } from '#tests/support/payments/debit-form.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type KillableSequence, killableSequence } from '#tests/support/service/killable-sequence.ts';
import { type KillableService, startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const timeout = 120_000;
/** Long enough for the collection date to come, but not to be long past. */
const days = 6 * daySeconds;
const reconcile = 'payments/reconcile-payments';

let database: FreshDatabase;
let service: KillableSequence;

beforeAll(async () => {
  database = await freshDatabase();
  const env = { SECRET_KEY: 'one key for all of them, long enough' };
  service = killableSequence(() => startKillable(database.url, undefined, undefined, 0, env));
  // The first process creates the site; its payment methods are set before the next process starts.
  const first = await service.running();
  const methods = JSON.stringify({ payment_methods: ['ideal', 'directdebit'] });
  await sql`update sites set settings = settings || ${methods}::jsonb`.execute(database.db);
  await first.kill();
}, timeout);

afterAll(async () => {
  await service.stop();
  await database.drop();
});

const newMember = async (): Promise<Id> => {
  const member = await createMember(database.db, 1);
  await openWallet(database.db, { member, credits: 0 });
  const email = `${randomUUID()}@people.example`;
  await registerAddress(database.db, { member, site: 1, email, language: 'nl' });
  return member;
};

const codesIn = async (browser: Client, phone: string): Promise<string[]> => {
  const answer: unknown = await (
    await browser.get(`/dev/mailbox.json?to=${encodeURIComponent(phone)}`)
  ).json();
  return z
    .parse(z.array(z.object({ text: z.string() })), answer)
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
};

async function ordered(running: KillableService, member: Id, form: DebitForm): Promise<Id> {
  const browser = running.loggedIn(member);
  expect((await browser.api(saveDirectDebit, form)).status).toBe(200);
  const [otp = ''] = await codesIn(browser, form.phone);
  const { answer } = await browser.api(saveDirectDebit, { ...form, otp });
  return 'payment_id' in answer ? answer.payment_id : 0;
}

/** The mandates and charges of this order at the sandbox bank. */
const atTheBank = async (payment: Id) => {
  const { rows } = await sql<{ mandates: number; charges: number }>`
    select
      (select count(*)::int from sandbox.mandates b
        join payment_mandates m on m.mandate_reference = b.mandate_reference
        join payments p on p.mandate_id = m.id where p.id = ${payment}) as mandates,
      (select count(*)::int from sandbox.payments where order_id = ${payment}) as charges`.execute(
    database.db,
  );
  return rows[0];
};

/** The next process starts after the collection date, and runs until the bank has paid. */
async function collectedOnce(member: Id, payment: Id): Promise<void> {
  const next = await service.running();
  // A debit without a notice is not collected (SEPA-5).
  await waitForDebitAnnouncement(database.db, payment);
  await next.forward(days);
  const browser = next.loggedIn(member);
  await eventually(async () => {
    // A look-up that the killed process had started is due again a little later.
    await next.forward(600);
    await next.run(reconcile);
    expect((await browser.api(getPayment, { id: payment })).answer.state).toBe('completed');
  });
  expect(await atTheBank(payment)).toEqual({ mandates: 1, charges: 1 });
  expect((await browser.api(getWallet, {})).answer).toMatchObject({ credits: 30, paid_user: true });
  expect(await verifyLedger(database.db)).toEqual([]);
  // Its clock is ahead of the others, so the next test starts a new process.
  await next.kill();
}

test('allows another code after a crash between the code and its message [CRED-6b, AUTH-13d]', {
  timeout,
}, async () => {
  const first = await service.dying('debit/coded');
  const member = await newMember();
  const form = uniqueDebitForm();
  await expect(first.loggedIn(member).api(saveDirectDebit, form)).rejects.toThrow();
  expect(await first.ended).toBe('SIGKILL');
  const next = await service.running();
  await next.forward(31);
  const payment = await ordered(next, member, form);
  await next.kill();
  await collectedOnce(member, payment);
});

test("signs a mandate once after a crash between the provider's signature and our record [CRED-6d, PAY-27a]", {
  timeout,
}, async () => {
  const first = await service.dying('debit/signed');
  const member = await newMember();
  const form = uniqueDebitForm();
  // The signing job may be faster than the answer, so the same order is requested again.
  await ordered(first, member, form).catch(() => 0);
  expect(await first.ended).toBe('SIGKILL');
  const { rows } = await sql<{ id: Id }>`select id from payments where member_id = ${member}`.execute(
    database.db,
  );
  expect(rows).toHaveLength(1);
  const payment = rows[0]?.id ?? 0;
  expect(await atTheBank(payment)).toEqual({ mandates: 1, charges: 0 });
  await collectedOnce(member, payment);
});

test("collects a debit once after a crash between the provider's charge and our record [CRED-6d, PAY-15b]", {
  timeout,
}, async () => {
  const member = await newMember();
  const payment = await ordered(
    await service.running(),
    member,
    uniqueDebitForm({ client_id: randomUUID() }),
  );
  const first = await service.dying('debit/charged');
  await waitForDebitAnnouncement(database.db, payment);
  await first.forward(days);
  first.run(reconcile).catch(() => {});
  expect(await first.ended).toBe('SIGKILL');
  expect((await atTheBank(payment))?.charges).toBe(1);
  await collectedOnce(member, payment);
});
