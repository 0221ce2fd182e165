import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { generateMembers } from './generate-members.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount)
    values (1, 'Test', '-', '-', '-', 'NL', '', 0)`.execute(database.db);
  await sql`insert into sites (id, host, company_id, niche)
    values (1, 'one.test', 1, 1), (2, 'two.test', 1, 1)`.execute(database.db);
});

afterAll(() => database.drop());

const look = (site: number) =>
  sql<{ name: string }>`select name, gender, looking_for, sexuality, date_of_birth, place, position::text
    from profiles where site_id = ${site} order by 1, 2, 3, 4, 5, 6, 7`.execute(database.db);

test('generates ordinary, active members with a balanced ledger, the same for the same seed [OPS-1c]', async () => {
  await generateMembers(database.db, { site: 1, count: 2000, seed: 7 });
  await generateMembers(database.db, { site: 2, count: 2000, seed: 7 });
  const { rows: one } = await look(1);
  const { rows: two } = await look(2);
  expect(one).toHaveLength(2000);
  expect(two).toEqual(one);
  expect(new Set(one.map(({ name }) => name)).size).toBeGreaterThan(100);
  const { rows: odd } = await sql<{ odd: number }>`
    select count(*)::int as odd from profiles left join wallets using (member_id)
      left join (select member_id, sum(amount) as booked from ledger_transfers group by 1) l using (member_id)
    where fictional or status <> 'active' or position is null or place is null or balance is distinct from booked
      or (sexuality = 'hetero' and gender = looking_for)
      or (sexuality in ('gay', 'lesbian') and gender <> looking_for)`.execute(database.db);
  expect(odd).toEqual([{ odd: 0 }]);
});
