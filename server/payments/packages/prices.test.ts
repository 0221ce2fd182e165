import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { addHours } from '#server/platform/time.ts';
import { loadSites } from '#server/sites/door.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const inCountry = async (country: string): Promise<void> => {
  await sql`update sites set settings = settings || ${JSON.stringify({ default_country: country })}::jsonb`.execute(
    service.platform.db,
  );
  await loadSites(service.platform.db);
};

beforeEach(() => inCountry('NL'));

/** Announces a price, which applies from that moment on. */
const announce = async (name: string, amount: number, from: Date, currency = 'EUR'): Promise<void> => {
  await sql`insert into package_prices (package, currency, amount, valid_from)
    values (${name}, ${currency}, ${amount}, ${from})`.execute(service.platform.db);
  await loadSites(service.platform.db);
};

const packageNow = async (id: string) => {
  const { packages } = (await service.api(getPackages, {})).answer;
  const found = packages.find((one) => one.id === id);
  if (!found) throw new Error(`no package ${id}`);
  return found;
};

const hours = (count: number) => addHours(clock.now(), count);

test.each([
  ['NL', 'EUR', [999, 2499, 4999, 9999]],
  ['GB', 'GBP', [899, 2199, 4299, 8499]],
  ['US', 'USD', [1099, 2699, 5499, 10999]],
  ['CA', 'CAD', [1499, 3699, 7499, 14999]],
  ['AU', 'AUD', [1699, 4199, 8299, 16499]],
  ['NZ', 'NZD', [1899, 4699, 9199, 18499]],
  ['CH', 'CHF', [990, 2490, 4990, 9990]],
  ['DK', 'DKK', [7900, 18900, 37900, 74900]],
  ['NO', 'NOK', [11900, 28900, 57900, 114900]],
  ['SE', 'SEK', [11900, 28900, 56900, 112900]],
  ['PL', 'PLN', [4499, 10999, 21999, 43999]],
] as const)(
  'sells packages in %s in %s, and calls no first price a reduction [CRED-1a]',
  async (country, currency, amounts) => {
    await inCountry(country);
    const { packages } = (await service.api(getPackages, {})).answer;
    expect(packages.map(({ price }) => price)).toEqual(amounts.map((amount) => ({ amount, currency })));
    expect(packages.map(({ former_price }) => former_price)).toEqual([null, null, null, null]);
  },
);

test('applies an announced price from its exact second, with the former price next to it [CRED-1b]', async () => {
  const from = hours(2);
  await announce('p1', 1999, from);
  clock.set(new Date(from.getTime() - 1000));
  expect(await packageNow('p1')).toMatchObject({ price: { amount: 2499 }, former_price: null });
  clock.set(from);
  expect(await packageNow('p1')).toMatchObject({
    price: { amount: 1999, currency: 'EUR' },
    former_price: { amount: 2499, currency: 'EUR' },
    price_per_message: { amount: 67, currency: 'EUR' },
  });
  clock.set(new Date(from.getTime() + 30 * 24 * 3_600_000));
  expect(await packageNow('p1')).toMatchObject({ price: { amount: 1999 }, former_price: null });
});

test('refuses an order with the old price after a change, while a placed order keeps its price [CRED-1b, CRED-1c]', async () => {
  const person = await service.person();
  const order = { package: 'p2', payment_method: 'ideal' } as const;
  const seen = (await packageNow('p2')).price;
  const before = (await person.api(createPayment, { ...order, price: seen })).answer;
  const from = hours(1);
  await announce('p2', 5999, from);
  clock.set(from);
  const late = await person.api(createPayment, { ...order, price: seen });
  expect([late.status, late.problem.code]).toEqual([409, 'price_changed']);
  const { answer } = await person.api(createPayment, { ...order, price: { amount: 5999, currency: 'EUR' } });
  expect(answer.price.amount).toBe(5999);
  expect((await person.api(getPayment, { id: before.payment_id })).answer.price).toEqual(seen);
});

test('derives the minimum price of a message from the cheapest package on sale [SITE-3d, CRED-15c]', async () => {
  const from = hours(1);
  await announce('p3', 7999, from);
  clock.set(from);
  const { settings } = (await service.api(getSettings, {})).answer;
  expect(settings.minimum_message_costs.NL).toMatchObject({ costs: 40, currency: 'EUR' });
  expect(settings.minimum_message_costs.GB).toMatchObject({ costs: 43, currency: 'GBP' });
});

test('forbids changing or adding past prices [CRED-1b, CON-11c]', async () => {
  const { db } = service.platform;
  const past = sql`insert into package_prices (package, currency, amount, valid_from)
    values ('p0', 'EUR', 9999, now() - interval '1 day')`;
  await expect(past.execute(db)).rejects.toThrow('package_prices_check');
  await expect(sql`update package_prices set amount = amount + 1`.execute(db)).rejects.toThrow();
  await expect(sql`delete from package_prices`.execute(db)).rejects.toThrow();
});
