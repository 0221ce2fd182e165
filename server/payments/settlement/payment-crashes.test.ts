import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getInvoices } from '#contract/payments/get-invoices.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import { startCredits } from '#contract/payments/start-credits.ts';
import { openWallet, verifyLedger } from '#server/ledger/door.ts';
import { registerAddress, verifyAddress } from '#server/notifications/door.ts';
import { createMember } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/mail-server.ts';
import { sendSandboxWebhook } from '#tests/support/payments/sandbox-webhook.ts';
import { freePort } from '#tests/support/service/free-port.ts';
import { type KillableSequence, killableSequence } from '#tests/support/service/killable-sequence.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';
import { setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { unconfirmedStarts } from '../start-credits/start-confirmations.sql.ts';
import { isConfirmed } from './confirmations.sql.ts';

const long = process.env.LONG === '1';
const timeout = 120_000;
/** All crash points in the long run, otherwise the most important ones. */
const paying = long ? ['pay/stored', 'pay/created', 'pay/referenced'] : ['pay/created'];
const granting = long ? ['grant/settled', 'grant/entered', 'grant/committed'] : ['grant/committed'];
/** Crash points of the jobs that follow a paid order. */
const following = ['invoice/numbered', 'purchase/mailed'];
const repeating = long ? ['repeat/stored', 'debit/charged'] : ['debit/charged'];
const reversing = long ? ['reversal/taken', 'reversal/stored'] : ['reversal/taken'];
const order = { package: 'p0', payment_method: 'ideal' } as const;

let database: FreshDatabase;
let service: KillableSequence;
let mails: MailServer;

beforeAll(async () => {
  database = await freshDatabase();
  mails = await startMailServer();
  // The next process has the same address and key as the one before.
  const [port, env] = [
    await freePort(),
    { SMTP_URL: mails.url, SECRET_KEY: 'one key for all of them, long enough' },
  ];
  service = killableSequence(() => startKillable(database.url, undefined, undefined, port, env));
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

/** Only after a service has run on the database, because its first start creates the site. */
const newMember = async (): Promise<Id> => {
  const member = await createMember(database.db, 1);
  await openWallet(database.db, { member, credits: 0 });
  return member;
};

test.each(paying)(
  'continues an order after a crash at %s and lets it be paid once [CRED-5e]',
  { timeout },
  async (step) => {
    const client_id = randomUUID();
    const first = await service.dying(step);
    const member = await newMember();
    await expect(first.loggedIn(member).api(createPayment, { ...order, client_id })).rejects.toThrow();
    expect(await first.ended).toBe('SIGKILL');
    const second = await service.running();
    const browser = second.loggedIn(member);
    const payment = (await browser.api(createPayment, { ...order, client_id })).answer;
    expect(payment).toMatchObject({ state: 'pending', credits: 10 });
    const atTheBank = await database.db
      .withSchema('sandbox')
      .$extendTables<{ payments: { id: string; order_id: number } }>()
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', payment.payment_id)
      .execute();
    expect(atTheBank).toHaveLength(1);
    await setSandboxState(database.db, atTheBank[0]?.id ?? '', 'paid');
    expect((await browser.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed');
    expect((await browser.api(getWallet, {})).answer).toMatchObject({ credits: 10, paid_user: true });
  },
);

test.each(granting)(
  'grants credits and premium together and once after a crash at %s [CRED-2, CRED-3a]',
  { timeout },
  async (step) => {
    const first = await service.dying(step);
    const member = await newMember();
    const browser = first.loggedIn(member);
    const payment = (await browser.api(createPayment, order)).answer;
    await setSandboxState(database.db, payment.checkout_url?.split('/').at(-1) ?? '', 'paid');
    await expect(browser.api(getPayment, { id: payment.payment_id })).rejects.toThrow();
    expect(await first.ended).toBe('SIGKILL');
    expect(await verifyLedger(database.db)).toEqual([]);
    const second = await service.running();
    const again = second.loggedIn(member);
    expect((await again.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed');
    expect((await again.api(getWallet, {})).answer).toMatchObject({ credits: 10, paid_user: true });
    expect(await verifyLedger(database.db)).toEqual([]);
  },
);

/** The Message-IDs of the order confirmations sent to an address. */
const confirmations = (address: string): (string | undefined)[] =>
  mails.mails
    .filter(({ to, parsed }) => to.includes(address) && parsed.text?.includes('/withdraw') === true)
    .map(({ parsed }) => parsed.messageId);

test.each(following)(
  'issues one invoice without a gap and sends the confirmation after a crash at %s [CRED-10b, NOTIF-1a]',
  { timeout },
  async (step) => {
    const first = await service.dying(step);
    const member = await newMember();
    const email = `buyer-${member}@post.example`;
    await registerAddress(database.db, { member, site: 1, email, language: 'nl' });
    await verifyAddress(database.db, member, new Date());
    const browser = first.loggedIn(member);
    const payment = (await browser.api(createPayment, order)).answer;
    await setSandboxState(database.db, payment.checkout_url?.split('/').at(-1) ?? '', 'paid');
    // The answer may arrive, or be lost with the process.
    await browser.api(getPayment, { id: payment.payment_id }).catch(() => null);
    expect(await first.ended).toBe('SIGKILL');
    const again = (await service.running()).loggedIn(member);
    expect((await again.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed');
    await eventually(async () => {
      expect((await again.api(getInvoices, { id: payment.payment_id })).answer.invoices).toHaveLength(1);
      expect(await isConfirmed(database.db, payment.payment_id)).toBe(true);
    });
    // Sent again if its acceptance was not recorded: the same mail.
    expect(confirmations(email)).toHaveLength(step === 'purchase/mailed' ? 2 : 1);
    expect(new Set(confirmations(email)).size).toBe(1);
    const issued = await database.db
      .$extendTables<{ invoices: { number: number } }>()
      .selectFrom('invoices')
      .select('number')
      .orderBy('number')
      .execute();
    expect(issued.map(({ number }) => number)).toEqual(issued.map((_, place) => place + 1));
  },
);

test.each(['start/stored', 'start/mailed'])(
  'starts waiting credits once and confirms that after a crash at %s [CON-3f, CRED-14a]',
  { timeout },
  async (step) => {
    const first = await service.dying(step);
    const member = await newMember();
    const email = `starter-${member}@post.example`;
    await registerAddress(database.db, { member, site: 1, email, language: 'nl' });
    await verifyAddress(database.db, member, new Date());
    const browser = first.loggedIn(member);
    const payment = (await browser.api(createPayment, order)).answer;
    await setSandboxState(database.db, payment.checkout_url?.split('/').at(-1) ?? '', 'paid');
    expect((await browser.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed');
    // The answer may arrive, or be lost with the process.
    await browser.api(startCredits, {}).catch(() => null);
    expect(await first.ended).toBe('SIGKILL');
    const again = (await service.running()).loggedIn(member);
    // A process that died before the commit started nothing, so that the member asks again.
    const { started } = (await again.api(startCredits, {})).answer;
    expect(started).toBe(step === 'start/stored' ? 1 : 0);
    expect((await again.api(getWallet, {})).answer).toMatchObject({ credits: 10, waiting: 0 });
    await eventually(async () =>
      expect(await unconfirmedStarts(database.db, [payment.payment_id])).toEqual([]),
    );
    const ids = mails.mails
      .filter(({ to, parsed }) => to.includes(email) && parsed.subject === 'Bevestiging van je verzoek')
      .map(({ parsed }) => parsed.messageId);
    expect(ids).toHaveLength(step === 'start/mailed' ? 2 : 1);
    expect(new Set(ids).size).toBe(1);
  },
);

test.each(repeating)('charges a kept card once after a crash at %s [CRED-7a]', { timeout }, async (step) => {
  const first = await service.dying(step);
  const member = await newMember();
  const browser = first.loggedIn(member);
  const card = { package: 'p0', payment_method: 'creditcard' } as const;
  const bought = (await browser.api(createPayment, { ...card, keep_method: true })).answer;
  await browser.fetch(`${new URL(bought.checkout_url ?? '').pathname}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  await eventually(async () =>
    expect((await browser.api(getPayment, { id: bought.payment_id })).answer.kept).toBe(true),
  );
  const { order: offered } = (await browser.api(getRepeatOrder, {})).answer;
  const again = {
    ...card,
    mandate: offered?.mandate.id ?? 0,
    price: bought.price,
    client_id: randomUUID(),
  };
  await expect(browser.api(createPayment, again)).rejects.toThrow();
  expect(await first.ended).toBe('SIGKILL');
  const back = (await service.running()).loggedIn(member);
  const payment = (await back.api(createPayment, again)).answer;
  await eventually(async () =>
    expect((await back.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed'),
  );
  expect((await back.api(getWallet, {})).answer.credits).toBe(20);
  const charges = await database.db
    .withSchema('sandbox')
    .$extendTables<{ payments: { order_id: number } }>()
    .selectFrom('payments')
    .select('order_id')
    .where('order_id', '=', payment.payment_id)
    .execute();
  expect(charges).toHaveLength(1);
  expect(await verifyLedger(database.db)).toEqual([]);
});

test.each(reversing)(
  'takes credits back once for a chargeback after a crash at %s [CRED-11b]',
  { timeout },
  async (step) => {
    const first = await service.dying(step);
    const member = await newMember();
    const browser = first.loggedIn(member);
    const payment = (await browser.api(createPayment, order)).answer;
    const id = payment.checkout_url?.split('/').at(-1) ?? '';
    await setSandboxState(database.db, id, 'paid');
    expect((await browser.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed');
    await chargeBackSandboxPayment(database.db, id);
    await sendSandboxWebhook(browser, id);
    expect(await first.ended).toBe('SIGKILL');
    expect(await verifyLedger(database.db)).toEqual([]);
    const again = (await service.running()).loggedIn(member);
    await sendSandboxWebhook(again, id);
    await eventually(async () =>
      expect((await again.api(getWallet, {})).answer).toMatchObject({ credits: 0, paid_user: true }),
    );
    expect(await verifyLedger(database.db)).toEqual([]);
  },
);
