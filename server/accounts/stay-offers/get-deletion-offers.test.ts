import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getDeletionOffers } from '#contract/accounts/get-deletion-offers.ts';
import { takeFewerMails } from '#contract/accounts/take-fewer-mails.ts';
import { takeStayDiscount } from '#contract/accounts/take-stay-discount.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const offersTo = async (person: Person) => (await person.api(getDeletionOffers, {})).answer;

const spend = async (person: Person, credits: number) => {
  const other = await service.person();
  for (let sent = 0; sent < credits; sent += 1) {
    const message = { profile: other.id, client_id: randomUUID(), kind: 'text' as const, text: 'hallo' };
    expect((await person.api(sendMessage, message)).status).toBe(200);
  }
};

test('values given credits at nothing, and bought ones at what was paid for the rest [CON-16a]', async () => {
  const person = await service.person({ credits: 3 });
  expect(await offersTo(person)).toEqual({
    credits: 3,
    refundable: { credits: 0, paid: [] },
    discount: null,
  });
  await buyPackage(person, 'p0', { startNow: true });
  await buyPackage(person, 'p1', { startNow: true });
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  expect((await offersTo(person)).refundable).toEqual({ credits: 40, paid: [eur(999 + 2499)] });
  await spend(person, 3);
  expect((await offersTo(person)).refundable).toEqual({ credits: 40, paid: [eur(999 + 2499)] });
  await spend(person, 4);
  expect(await offersTo(person)).toMatchObject({
    credits: 36,
    refundable: { credits: 36, paid: [eur(2499 + 599)] },
  });
});

test("offers a premium member the company's discount once, as a personal code for a week [ACC-13a, MEET-11b]", async () => {
  const person = await service.person();
  expect((await person.api(takeStayDiscount, {})).problem.code).toBe('no_stay_discount');
  await buyPackage(person);
  const { discount } = await offersTo(person);
  const company = await sql<{ delete_discount: number }>`
    select delete_discount from companies join sites on sites.company_id = companies.id where is_default`.execute(
    service.platform.db,
  );
  expect(discount).toBe(company.rows[0]?.delete_discount);

  const [one, other] = await Promise.all([
    person.api(takeStayDiscount, {}),
    person.api(takeStayDiscount, {}),
  ]);
  expect(one.answer).toEqual(other.answer);
  const { code, expires } = one.answer;
  expect(new Date(expires).getTime() - clock.now().getTime()).toBeCloseTo(7 * 24 * 3600_000, -5);
  expect((await person.api(getDiscountCode, { code })).answer).toMatchObject({
    user_id: person.id,
    value_percentage: discount,
    validity: 'once',
    expired: false,
  });
  expect((await (await service.person()).api(getDiscountCode, { code })).status).toBe(404);
  expect((await offersTo(person)).discount).toBeNull();
});

test('offers no discount if the company gives none [ACC-13a]', async () => {
  const person = await service.person();
  await buyPackage(person);
  const { db } = service.platform;
  await sql`update companies set delete_discount = 0`.execute(db);
  expect((await offersTo(person)).discount).toBeNull();
  expect((await person.api(takeStayDiscount, {})).status).toBe(409);
  await sql`update companies set delete_discount = 25`.execute(db);
});

test('reduces mails to matches instead of deleting the account [ACC-13a]', async () => {
  const person = await service.person();
  expect((await person.api(takeFewerMails, {})).answer).toEqual({ fewer: true });
  expect((await person.api(getNotificationChoices, {})).answer.mail).toEqual({
    message: 'none',
    like: 'none',
    match: 'at_once',
  });
});
