import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { chooseCountry } from '#contract/sites/choose-country.ts';
import { addHours } from '#server/platform/time.ts';
import { loadSites } from '#server/sites/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';
import { paymentsTables } from '../tables.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

beforeEach(() => clock.set(new Date()));

const db = () => service.platform.db;

const offersTo = ({ id }: Pick<Person, 'id'>) =>
  paymentsTables(db())
    .selectFrom('discount_offers')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('offered_at')
    .orderBy('currency')
    .orderBy('package')
    .execute();

const pricesTo = async (person: Person) =>
  (await offersTo(person)).map((row) => [row.code, row.package, row.lowest_amount, row.amount]);

/** Makes a code of 10 % that every member may use. */
const newCode = async (given: { expires_at?: Date; country?: string } = {}): Promise<string> => {
  const code = `OFFER${randomUUID().slice(0, 8).toUpperCase()}`;
  await paymentsTables(db())
    .insertInto('discount_codes')
    .values({ code, value_percentage: 10, validity: 'once-per-user', ...given })
    .execute();
  return code;
};

const order = (person: Person, discount_code: string, amount?: number) =>
  person.api(createPayment, {
    ...{ package: 'p1', payment_method: 'ideal', client_id: randomUUID(), discount_code },
    ...(amount !== undefined && { price: { amount, currency: 'EUR' as const } }),
  });

describe('the log of offers', () => {
  test('records once who was offered which discount, until when and against which lowest price [MEET-3b, CON-11a]', async () => {
    const person = await service.person();
    const { discount } = (await person.api(getPackages, {})).answer;
    const first = clock.now();
    expect(await pricesTo(person)).toEqual([
      ['TIMEBONUS25', 'p0', 999, 749],
      ['TIMEBONUS25', 'p1', 2499, 1874],
      ['TIMEBONUS25', 'p2', 4999, 3749],
      ['TIMEBONUS25', 'p3', 9999, 7499],
    ]);
    const [row] = await offersTo(person);
    expect(row).toMatchObject({ currency: 'EUR', value_percentage: 25 });
    expect(row?.ends_at?.toISOString()).toBe(discount?.expires);
    expect(row?.offered_at.getTime()).toBeLessThanOrEqual(first.getTime());
    clock.set(addHours(first, 1));
    await Promise.all(Array.from({ length: 8 }, () => person.api(getPackages, {})));
    expect(await offersTo(person)).toHaveLength(4);
    expect((await offersTo(person))[0]?.offered_at).toEqual(row?.offered_at);
    clock.set(addHours(first, 5));
    await person.api(getPackages, {});
    expect((await pricesTo(person)).slice(4)).toEqual([
      ['WELCOME25', 'p1', 2499, 1874],
      ['WELCOME25', 'p2', 4999, 3749],
      ['WELCOME25', 'p3', 9999, 7499],
    ]);
  });

  test('records another currency and another lowest price as offers of their own [MEET-3b, CON-11a]', async () => {
    const person = await service.person();
    await person.api(chooseCountry, { country: 'SE' });
    await person.api(getPackages, {});
    expect((await offersTo(person)).map(({ currency, amount }) => [currency, amount])).toEqual([
      ['SEK', 8925],
      ['SEK', 21675],
      ['SEK', 42675],
      ['SEK', 84675],
    ]);
    const from = addHours(clock.now(), 1);
    await sql`insert into package_prices (package, currency, amount, valid_from)
      values ('p1', 'SEK', 20000, ${from})`.execute(db());
    await loadSites(db());
    clock.set(from);
    await person.api(getPackages, {});
    expect((await pricesTo(person)).slice(4)).toEqual([['TIMEBONUS25', 'p1', 20000, 15000]]);
  });

  test('records nothing for visitors, buyers and expired discounts [MEET-3b]', async () => {
    const count = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from discount_offers`.execute(db());
      return rows[0]?.n;
    };
    const [buyer, late] = [await service.person(), await service.person()];
    await buyPackage(buyer, 'p0');
    const before = await count();
    await service.api(getPackages, {});
    await buyer.api(getPackages, {});
    clock.set(addHours(clock.now(), 8 * 24));
    await late.api(getPackages, {});
    expect(await count()).toBe(before);
  });

  test('records a typed code when its price is shown, unless it does not apply [MEET-3b]', async () => {
    const person = await service.person();
    const now = clock.now();
    const [code, over, belgian] = [
      await newCode({ expires_at: addHours(now, 1) }),
      await newCode({ expires_at: addHours(now, -1) }),
      await newCode({ country: 'BE' }),
    ];
    for (const one of [code, over, belgian, 'UNKNOWN']) await person.api(getDiscountCode, { code: one });
    const rows = await offersTo(person);
    expect(rows.map((row) => [row.code, row.amount])).toEqual([
      [code, 899],
      [code, 2249],
      [code, 4499],
      [code, 8999],
    ]);
    expect(rows[0]?.ends_at).toEqual(addHours(now, 1));
  });

  test('records an order whose buyer saw no price before, together with the order, and no refused one [MEET-3b]', async () => {
    const person = await service.person();
    const code = await newCode();
    expect((await order(person, code, 1)).problem.code).toBe('price_changed');
    expect(await offersTo(person)).toEqual([]);
    expect((await order(person, code)).answer.price.amount).toBe(2249);
    expect(await pricesTo(person)).toEqual([[code, 'p1', 2499, 2249]]);
  });
});

describe('the database', () => {
  const row = (id: Id, amount: number, ends: string) => sql`
    insert into discount_offers (member_id, code, package, currency, value_percentage, lowest_amount, amount, offered_at, ends_at)
    values (${id}, 'X', 'p0', 'EUR', 25, 999, ${amount}, now(), ${sql.raw(ends)})`;

  test('refuses a second row of one offer, a wrong price and an end before the start [MEET-3b]', async () => {
    const { id } = await service.person();
    await row(id, 749, 'null').execute(db());
    await expect(row(id, 749, "now() + interval '1 day'").execute(db())).rejects.toThrow(
      /discount_offers_pkey/,
    );
    const other = await service.person();
    await expect(row(other.id, 748, 'null').execute(db())).rejects.toThrow(/discount_offers_amount/);
    await expect(row(other.id, 749, 'now()').execute(db())).rejects.toThrow(/discount_offers_end/);
  });

  test('refuses every change and every deletion of a logged offer [MEET-3b]', async () => {
    const { id } = await service.person();
    await row(id, 749, 'null').execute(db());
    for (const change of [
      sql`update discount_offers set lowest_amount = 1999, amount = 1499 where member_id = ${id}`,
      sql`delete from discount_offers where member_id = ${id}`,
      sql`truncate discount_offers`,
    ])
      await expect(change.execute(db())).rejects.toThrow(/append-only/);
    expect(await offersTo({ id })).toHaveLength(1);
  });
});

describe('the promise', () => {
  const brokenFor = async ({ id }: Person) =>
    (await verifyPromises(db())).filter(({ member }) => member === id).map(({ promise }) => promise);

  test('is kept by orders, and broken by one at another price or without an offer [MEET-3b, CRED-13f]', async () => {
    const person = await service.person();
    const { payment_id: id } = (await order(person, 'TIMEBONUS25')).answer;
    expect(await brokenFor(person)).toEqual([]);
    await sql`update payments set amount = amount + 1 where id = ${id}`.execute(db());
    expect(await brokenFor(person)).toContain('discount_not_offered');
    await sql`update payments set amount = amount - 1 where id = ${id}`.execute(db());
    expect(await brokenFor(person)).toEqual([]);
    await sql`update payments set discount_code = 'WELCOME25' where id = ${id}`.execute(db());
    expect(await brokenFor(person)).toContain('discount_not_offered');
  });

  test('does not judge orders from before the log [MEET-3b]', async () => {
    const person = await service.person();
    const { payment_id: id } = (await order(person, 'TIMEBONUS25')).answer;
    await sql`update payments set amount = amount + 1, created_at = '2026-01-01' where id = ${id}`.execute(
      db(),
    );
    expect(await brokenFor(person)).not.toContain('discount_not_offered');
  });
});

describe('export and erasure', () => {
  test("include the offers in the member's export [MEET-3b, GDPR-7b]", async () => {
    const person = await service.person();
    await person.api(getPackages, {});
    const { platform } = service;
    const { data } = await exportAccount({
      ...{ db: platform.db, storage: platform.storage, member: person.id },
      pseudonymOf: () => '',
    });
    expect(data.discount_offers).toHaveLength(4);
    expect(data).toMatchObject({
      discount_offers: [
        { code: 'TIMEBONUS25', package: 'p0', value_percentage: 25, lowest_amount: 999, amount: 749 },
        {},
        {},
        {},
      ],
    });
  });

  test('delete unused offers with the account and keep those of orders [MEET-3b, GDPR-8c]', async () => {
    const person = await service.person();
    await person.api(getDiscountCode, { code: await newCode() });
    await order(person, 'TIMEBONUS25');
    expect(await offersTo(person)).toHaveLength(5);
    const erase = (isMarked: boolean) =>
      service.platform.transact(async (unit) => {
        await eraseAccount(unit, person.id, clock.now());
        if (isMarked)
          await sql`update members set erased_at = now() where id = ${person.id}`.execute(unit.db);
      });
    await expect(erase(false)).rejects.toThrow(/append-only/);
    await erase(true);
    expect(await pricesTo(person)).toEqual([['TIMEBONUS25', 'p1', 2499, 1874]]);
    const kept = sql`delete from discount_offers where member_id = ${person.id}`;
    await expect(kept.execute(db())).rejects.toThrow(/append-only/);
  });
});
