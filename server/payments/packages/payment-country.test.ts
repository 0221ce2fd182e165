import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getSpendingCap } from '#contract/payments/get-spending-cap.ts';
import { setSpendingCap } from '#contract/payments/set-spending-cap.ts';
import { chooseCountry } from '#contract/sites/choose-country.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import { loadSites } from '#server/sites/door.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { vatPlaceOf } from '../orders/vat-place-of.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ trustProxy: true });
});

/** An address in the United States. */
const fromUnitedStates = { headers: { 'x-forwarded-for': '8.8.8.8' } };

const saleFor = async (person: Pick<Person, 'api'>, options = {}) => {
  const { answer } = await person.api(getPackages, {}, options);
  const [smallest] = answer.packages;
  return [answer.country, smallest?.price.currency, answer.keep_cap.currency];
};

test('sells by the country of the network address until the buyer chooses another [CRED-15a]', async () => {
  const person = await service.person();
  expect(await saleFor(person)).toEqual(['NL', 'EUR', 'EUR']);
  expect(await saleFor(person, fromUnitedStates)).toEqual(['US', 'USD', 'USD']);
  await person.api(chooseCountry, { country: 'NO' });
  expect(await saleFor(person)).toEqual(['NO', 'NOK', 'NOK']);
  expect(await saleFor(person, fromUnitedStates)).toEqual(['NO', 'NOK', 'NOK']);
  const { settings } = (await person.api(getSettings, {})).answer;
  expect(settings.geoip_selected_country).toBe('NO');
  expect((await person.api(getSpendingCap, {})).answer.currency).toBe('NOK');
});

test('keeps the chosen country after a reload and after a login on the device [CRED-15a]', async () => {
  const visitor = service.client();
  const { headers } = await visitor.api(chooseCountry, { country: 'SE' });
  expect(headers.get('set-cookie')).toMatch(/^vonk_country=SE; Path=\/; Max-Age=31536000; SameSite=Lax/);
  expect(await saleFor(visitor)).toEqual(['SE', 'SEK', 'SEK']);
  const { id } = await service.person();
  visitor.cookies.set('vonk_session', String(id));
  expect(await saleFor(visitor)).toEqual(['SE', 'SEK', 'SEK']);
});

test.each([['JP'], ['XX'], ['nl'], [''], ['NL; Path=/'], [7]])(
  'refuses the unserved country %s with the field [CRED-15a]',
  async (country) => {
    const visitor = service.client();
    const response = await visitor.fetch('/api/country.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
      body: JSON.stringify({ country }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'country' }] });
    expect(response.headers.get('set-cookie')).toBeNull();
  },
);

test('ignores a planted cookie that names a country the site does not serve [CRED-15a]', async () => {
  for (const planted of ['JP', 'toString', '%00', 'NL%3B']) {
    const visitor = service.client();
    visitor.cookies.set('vonk_country', planted);
    expect(await saleFor(visitor)).toEqual(['NL', 'EUR', 'EUR']);
  }
});

test('orders in the chosen country with its price and methods, and keeps the VAT evidence apart [CRED-15a, CRED-10b]', async () => {
  const person = await service.person();
  await person.api(chooseCountry, { country: 'BE' });
  const wanted = { package: 'p1', payment_method: 'bancontact' } as const;
  const { payment_id } = (await person.api(createPayment, wanted, fromUnitedStates)).answer;
  const stored = await readPayment(service.platform.db, payment_id);
  expect(stored).toMatchObject({ country: 'BE', ipCountry: 'US', payerCountry: null, buyerCountry: null });
  if (!stored) throw new Error('no payment');
  expect(vatPlaceOf(stored, 'NL')).toEqual({ country: 'US', proof: 'one' });
  const foreign = await person.api(createPayment, { package: 'p1', payment_method: 'ideal' });
  expect(foreign.problem.code).toBe('payment_method_not_offered');
});

test('does not free a buyer from VAT who chooses a country without VAT [CRED-15a, VAT-1a]', async () => {
  const person = await service.person();
  await person.api(chooseCountry, { country: 'US' });
  const wanted = { package: 'p1', payment_method: 'creditcard' } as const;
  const { payment_id, price } = (
    await person.api(createPayment, wanted, { headers: { 'x-forwarded-for': '145.97.0.1' } })
  ).answer;
  expect(price.currency).toBe('USD');
  const stored = await readPayment(service.platform.db, payment_id);
  expect(stored).toMatchObject({ country: 'US', ipCountry: 'NL' });
  if (!stored) throw new Error('no payment');
  expect(vatPlaceOf({ ...stored, payerCountry: 'NL' }, 'NL')).toEqual({ country: 'NL', proof: 'two' });
});

test('refuses the price of one country in another [CRED-15a, CON-8a]', async () => {
  const person = await service.person();
  const seen = (await person.api(getPackages, {})).answer.packages[0]?.price;
  await person.api(chooseCountry, { country: 'PL' });
  const order = { package: 'p0', payment_method: 'creditcard' } as const;
  const refused = await person.api(createPayment, { ...order, ...(seen && { price: seen }) });
  expect([refused.status, refused.problem.code]).toEqual([409, 'price_changed']);
});

test('counts orders of every chosen country towards the spending cap [CRED-15a]', async () => {
  const person = await service.person();
  await person.api(setSpendingCap, { cap: { amount: 1500, currency: 'EUR' } });
  await person.api(createPayment, { package: 'p0', payment_method: 'ideal' });
  await person.api(chooseCountry, { country: 'NO' });
  expect((await person.api(getSpendingCap, {})).answer.currency).toBe('EUR');
  const refused = await person.api(createPayment, { package: 'p0', payment_method: 'creditcard' });
  expect(refused.problem.code).toBe('spending_cap_reached');
});

test('uses a code for one country only while that country is chosen [CRED-15a]', async () => {
  const person = await service.person();
  await service.platform.db
    .$extendTables<PaymentsTables>()
    .insertInto('discount_codes')
    .values({ code: 'BELG', value_percentage: 10, validity: 'once-per-user', country: 'BE' })
    .execute();
  const order = { package: 'p1', payment_method: 'creditcard', discount_code: 'BELG' } as const;
  expect((await person.api(createPayment, order)).problem.code).toBe('discount_code_not_for_country');
  await person.api(chooseCountry, { country: 'BE' });
  expect((await person.api(createPayment, order)).answer.price.amount).toBe(2249);
});

test('falls back to the network address when the site stops serving the chosen country [CRED-15a]', async () => {
  const person = await service.person();
  await person.api(chooseCountry, { country: 'CH' });
  const serve = async (countries: string) => {
    await sql`update sites set settings = ${countries}::jsonb`.execute(service.platform.db);
    await loadSites(service.platform.db);
  };
  await serve('{"countries": ["NL", "BE"]}');
  expect(await saleFor(person)).toEqual(['NL', 'EUR', 'EUR']);
  await serve('{}');
  expect(await saleFor(person)).toEqual(['CH', 'CHF', 'CHF']);
});
