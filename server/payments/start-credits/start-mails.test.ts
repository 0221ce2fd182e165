import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Locale, languageCookie } from '#contract/kit/locale.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { startCredits } from '#contract/payments/start-credits.ts';
import { addressOf, verifyAddress } from '#server/notifications/door.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/mail-server.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { mailPurchaseHandler } from '../settlement/mail-purchase.job.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { mailStartHandler } from './mail-start.job.ts';
import { unconfirmedStarts } from './start-confirmations.sql.ts';

const clock = movableClock();
let server: MailServer;
let service: PeopleService;

beforeAll(async () => {
  server = await startMailServer();
  service = await startServiceWithMembers({ clock, smtpUrl: server.url });
});

const buyer = async (language: Locale = 'nl', isVerified = true): Promise<Person> => {
  const person = await service.person({ credits: 0, language });
  person.cookies.set(languageCookie, language);
  if (isVerified) await verifyAddress(service.platform.db, person.id, new Date());
  return person;
};

/** The mails to a member other than the confirmations of the orders. */
const startMails = async ({ id }: Person) => {
  const { email } = await addressOf(service.platform.db, id);
  return server.mails
    .filter(({ to, parsed }) => to.includes(email) && !/pages\/terms/.test(parsed.text ?? ''))
    .map(({ parsed }) => ({
      id: parsed.messageId,
      subject: parsed.subject,
      text: parsed.text?.replace(/\s+/g, ' ') ?? '',
    }));
};

const theMail = async (person: Person) => {
  await eventually(async () => expect(await startMails(person)).toHaveLength(1));
  return (await startMails(person))[0] ?? { subject: '', text: '' };
};

test('mails what was asked in one tap: words, moment, orders, end of the right and the way out [CON-3f]', async () => {
  const person = await buyer();
  const orders = [await buyPackage(person, 'p0'), await buyPackage(person, 'p1')];
  await person.api(startCredits, {});
  const { subject, text } = await theMail(person);
  expect(subject).toBe('Bevestiging van je verzoek');
  const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const until = day.format(new Date(clock.now().getTime() + 14 * 24 * 3600 * 1000));
  for (const words of [
    `Op ${day.format(clock.now())} om `,
    `Bestelling ${orders[0]}: 10 credits voor € 9,99. Afzien kan tot en met ${until}.`,
    `Bestelling ${orders[1]}: 30 credits voor € 24,99.`,
    'Je stemde in met: “Ik wil mijn credits meteen kunnen gebruiken. Zie ik binnen 14 dagen',
    'Voor credits die je gebruikt, eindigt je recht om van de koop af te zien.',
    '/withdraw',
    '/transactions',
  ])
    expect(text).toContain(words);
});

test('mails the words as the member read them, in a mail in their language [CON-3f]', async () => {
  const person = await buyer('en');
  const order = await buyPackage(person, 'p0');
  await person.api(startCredits, {});
  const { subject, text } = await theMail(person);
  expect(subject).toBe('Confirmation of your request');
  expect(text).toContain('You agreed to: “I want to be able to use my credits at once.');
  expect(text).toContain(`/transactions/${order}`);
});

test('mails each request once, and nothing for a request at the order [CON-3f]', async () => {
  const person = await buyer();
  await buyPackage(person, 'p0', { startNow: true });
  const first = await buyPackage(person, 'p0');
  await Promise.all(Array.from({ length: 5 }, () => person.api(startCredits, {})));
  expect((await theMail(person)).text).toContain(`Bestelling ${first}`);
  await eventually(async () => expect(await unconfirmedStarts(service.platform.db, [first])).toEqual([]));
  for (let again = 0; again < 3; again += 1)
    await mailStartHandler.run({ member: person.id, payments: [first] }, service.platform);
  expect(await startMails(person)).toHaveLength(1);
  const second = await buyPackage(person, 'p0');
  await person.api(startCredits, {});
  await eventually(async () => expect(await startMails(person)).toHaveLength(2));
  const { text = '' } = (await startMails(person))[1] ?? {};
  expect([text.includes(`Bestelling ${second}`), text.includes(`Bestelling ${first}`)]).toEqual([
    true,
    false,
  ]);
});

test('mails an unverified address once it is verified [CON-3f, EML-10b]', async () => {
  const person = await buyer('nl', false);
  const order = await buyPackage(person, 'p0');
  await person.api(startCredits, {});
  const told = { member: person.id, payments: [order] };
  await mailStartHandler.run(told, service.platform);
  expect(await startMails(person)).toEqual([]);
  await verifyAddress(service.platform.db, person.id, new Date());
  await mailStartHandler.run(told, service.platform);
  const mails = await startMails(person);
  expect(mails[0]?.text).toContain(`Bestelling ${order}`);
  // The queue's own run of the same job may come after the confirmation as well: the same mail, not another.
  expect(new Set(mails.map(({ id }) => id)).size).toBe(1);
});

test('never says in the mail about an order that a later request was ticked with it [CON-3b, CON-3f]', async () => {
  const person = await buyer('nl', false);
  const { answer } = await person.api(createPayment, {
    ...{ package: 'p0', payment_method: 'creditcard', client_id: randomUUID() },
  });
  const id = answer.payment_id;
  const reference = (await readPayment(service.platform.db, id))?.reference ?? '';
  await settlePayment(
    service.platform,
    id,
    someFetchedPayment({ reference, state: 'paid', ...answer.price, orderId: id }),
  );
  clock.forward(5);
  await person.api(startCredits, {});
  await verifyAddress(service.platform.db, person.id, new Date());
  await mailPurchaseHandler.run({ member: person.id, payment: id }, service.platform);
  const { email } = await addressOf(service.platform.db, person.id);
  await eventually(async () => {
    const mail = server.mails.find(({ to, parsed }) => to.includes(email) && /terms/.test(parsed.text ?? ''));
    expect(mail?.parsed.text).toContain(`Bestelling ${id}`);
    expect(mail?.parsed.text).not.toMatch(/vinkje|wachten op je akkoord/);
  });
});
