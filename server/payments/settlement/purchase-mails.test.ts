import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { languageCookie } from '#contract/kit/locale.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { chooseCountry } from '#contract/sites/choose-country.ts';
import { addressOf, verifyAddress } from '#server/notifications/door.ts';
import { termsVersion } from '#server/sites/door.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mail/mail-server.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { eventually } from '#tests/support/service/service.ts';
import { insertMandate } from '../mandates/payment-mandates.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { setMandate } from '../orders/write-payments.sql.ts';
import type { FetchedPayment } from '../providers/provider.ts';
import { isConfirmed } from './confirmations.sql.ts';
import { mailPurchaseHandler, mailPurchaseJob } from './mail-purchase.job.ts';
import { settlePayment } from './settle-payment.ts';

let server: MailServer;
let service: PeopleService;

beforeAll(async () => {
  server = await startMailServer();
  service = await startServiceWithMembers({ smtpUrl: server.url });
});

const buyer = async (language: 'nl' | 'en' = 'nl', isVerified = true): Promise<Person> => {
  const person = await service.person({ credits: 0, language });
  person.cookies.set(languageCookie, language);
  if (isVerified) await verifyAddress(service.platform.db, person.id, new Date());
  return person;
};

const order = async (person: Person, more: { start_now?: boolean; keep_method?: boolean } = {}) =>
  (
    await person.api(createPayment, {
      package: 'p1',
      payment_method: 'creditcard',
      client_id: randomUUID(),
      ...more,
    })
  ).answer;

const settle = async ({ payment_id, price }: Payment, told: Partial<FetchedPayment> = {}): Promise<void> =>
  settlePayment(
    service.platform,
    payment_id,
    someFetchedPayment({
      reference: (await readPayment(service.platform.db, payment_id))?.reference ?? '',
      state: 'paid',
      ...price,
      orderId: payment_id,
      ...told,
    }),
  );

const mailsTo = async ({ id }: Person): Promise<ReceivedMail[]> => {
  const { email } = await addressOf(service.platform.db, id);
  return server.mails.filter(({ to }) => to.includes(email));
};

/** The text of the only mail received, without line breaks. */
const theMail = async (person: Person) => {
  let mails: ReceivedMail[] = [];
  await eventually(async () => {
    mails = await mailsTo(person);
    expect(mails).toHaveLength(1);
  });
  const { parsed, from } = mails[0] ?? { parsed: undefined, from: '' };
  return {
    from,
    files: (parsed?.attachments ?? []).map(({ filename, contentType, content }) => ({
      ...{ filename, contentType },
      text: content.toString('utf8'),
    })),
    subject: parsed?.subject,
    text: parsed?.text?.replace(/\s+/g, ' ') ?? '',
    html: parsed?.html || '',
  };
};

test('mails the purchase with its price, the consents and how to withdraw [NOTIF-1a, CON-1b, CON-3b]', async () => {
  const person = await buyer();
  const payment = await order(person, { start_now: true });
  await settle(payment);
  const { subject, text, html } = await theMail(person);
  expect(subject).toBe('Bevestiging van je bestelling');
  const said = [
    `Bestelling ${payment.payment_id}: 30 credits voor € 24,99, btw en alle kosten inbegrepen, betaald met Creditcard.`,
    'Bij je bestelling zette je een vinkje bij: “Ik wil mijn credits meteen kunnen gebruiken. Zie ik binnen 14 dagen',
    'Van deze koop kun je afzien tot en met',
    '/withdraw',
    'onze voorwaarden van',
    '/pages/terms',
    `/transactions/${payment.payment_id}`,
  ];
  for (const words of said) expect(text).toContain(words);
  expect(text).not.toContain('korting');
  expect(text).not.toContain('bewaard, zodat');
  expect(html).toMatch(/<a href="[^"]*\/withdraw">/);
  await eventually(async () => expect(await isConfirmed(service.platform.db, payment.payment_id)).toBe(true));
});

test("mails missing consents and the kept method, in the reader's language [NOTIF-1a, CON-3b]", async () => {
  const person = await buyer('en');
  const payment = await order(person, { keep_method: true });
  const mandate = {
    customer: `sbc_${payment.payment_id}`,
    reference: `sbm_${payment.payment_id}`,
    method: 'creditcard',
    lastFour: '4242',
    state: 'valid',
  } as const;
  await settle(payment, { mandate });
  const { text } = await theMail(person);
  expect(text).toContain('You did not ask to be able to use your credits at once.');
  expect(text).toContain('never more than €99.99 at once');
});

test.each([
  ['NL', /including \d{1,2} [A-Z][a-z]+ 20\d\d/, '€24.99'],
  ['US', /including [A-Z][a-z]+ \d{1,2}, 20\d\d/, '$26.99'],
] as const)('writes dates and money for a buyer in %s [LANG-8]', async (country, date, price) => {
  const person = await buyer('en');
  await person.api(chooseCountry, { country });
  await settle(await order(person));
  const { text } = await theMail(person);
  expect(text).toMatch(date);
  expect(text).toContain(price);
});

test.each([
  ['nl', 'Voorwaarden', /Een bericht kost 1 credit\./],
  ['en', 'Terms', /A message costs 1 credit\./],
] as const)(
  "attaches the full terms in the reader's language: %s [NOTIF-1a, CON-8c]",
  async (language, title, cost) => {
    const { db } = service.platform;
    await sql`update companies set name = 'Vonk & Zn BV'`.execute(db);
    const person = await buyer(language);
    await settle(await order(person));
    const { files, text } = await theMail(person);
    expect(files).toHaveLength(1);
    const [terms] = files;
    const version = await termsVersion(db, 1, new Date());
    expect(terms).toMatchObject({ filename: `${title} ${version}.txt`, contentType: 'text/plain' });
    expect(terms?.text.startsWith(`${title}\n===`)).toBe(true);
    for (const said of ['Vonk & Zn BV', '/withdraw)', '/pages/return-policy)', version])
      expect(terms?.text).toContain(said);
    expect(terms?.text).toMatch(cost);
    expect(terms?.text).not.toMatch(/[{}]/);
    expect(text).toContain('/pages/terms');
  },
);

test('confirms a purchase once after twenty simultaneous reports [NOTIF-1a]', async () => {
  const person = await buyer();
  const payment = await order(person);
  await Promise.all(Array.from({ length: 20 }, () => settle(payment)));
  await theMail(person);
  await eventually(async () => expect(await isConfirmed(service.platform.db, payment.payment_id)).toBe(true));
  for (let again = 0; again < 3; again += 1)
    await mailPurchaseHandler.run({ member: person.id, payment: payment.payment_id }, service.platform);
  expect(await mailsTo(person)).toHaveLength(1);
});

test('mails an unverified address once it is verified [NOTIF-1a, EML-10b]', async () => {
  const person = await buyer('nl', false);
  const payment = await order(person);
  await settle(payment);
  const told = { member: person.id, payment: payment.payment_id };
  await mailPurchaseHandler.run(told, service.platform);
  // Its own job has handled it too: both are scheduled again for later.
  await eventually(async () => {
    const { rows } = await sql`select id from pgboss.job where name = ${mailPurchaseJob.name}
      and data->>'payment' = ${String(payment.payment_id)} and start_after > now() + interval '1 hour'`.execute(
      service.platform.db,
    );
    expect(rows).toHaveLength(2);
  });
  expect(await mailsTo(person)).toEqual([]);
  expect(await isConfirmed(service.platform.db, payment.payment_id)).toBe(false);
  await verifyAddress(service.platform.db, person.id, new Date());
  await mailPurchaseHandler.run(told, service.platform);
  expect((await theMail(person)).subject).toBe('Bevestiging van je bestelling');
});

test('mails a failed charge of a kept card, but not a failed checkout [NOTIF-1a, CRED-7c]', async () => {
  const person = await buyer();
  const { platform } = service;
  await settle(await order(person), { state: 'failed', failure: 'card_declined' });
  const payment = await order(person);
  const mandate = await insertMandate(platform.db, {
    member: person.id,
    site: 1,
    method: 'creditcard',
    provider: 'sandbox',
    there: { customer: 'sbc_x', reference: `sbm_x${payment.payment_id}` },
    account: null,
    lastFour: '4242',
    cap: payment.price,
    textVersion: '1',
    language: 'nl',
    ip: null,
    signedAt: new Date(),
  });
  await setMandate(platform.db, payment.payment_id, mandate?.id ?? 0);
  await settle(payment, { state: 'failed', failure: 'card_expired' });
  const { subject, text } = await theMail(person);
  expect(subject).toBe('Je betaling is niet gelukt');
  expect(text).toContain(`Bestelling ${payment.payment_id} van € 24,99`);
  expect(text).toContain('De kaart is verlopen.');
});

test('notifies a member of a chargeback, its credits and the unchanged membership [NOTIF-1a, CRED-11b, PAY-19b]', async () => {
  const person = await buyer();
  const payment = await order(person);
  await settle(payment);
  await theMail(person);
  const reversals = [
    { kind: 'chargeback', reference: 'chb_1', ownId: null, amount: 2499, state: 'done', reason: null },
  ] as const;
  await settle(payment, { reversals });
  await settle(payment, { reversals });
  await eventually(async () => expect(await mailsTo(person)).toHaveLength(2));
  const { parsed } = (await mailsTo(person))[1] ?? {};
  expect(parsed?.subject).toBe('Je bank heeft geld teruggehaald');
  const text = parsed?.text?.replace(/\s+/g, ' ');
  expect(text).toContain(`€ 24,99 teruggehaald van bestelling ${payment.payment_id}`);
  expect(text).toContain('Daarom zijn 30 credits van je tegoed af.');
});
