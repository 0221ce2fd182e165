import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { Id } from '#contract/kit/id.ts';
import { generateMembers } from '#database/seeds/generate-members.ts';
import { runSearch } from '#server/discovery/door.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { updateSearchCells } from '#server/profiles/door.ts';
import { loadSites } from '#server/sites/door.ts';
import { withoutIndexes } from './frame/population.ts';
import { recordStatements } from './frame/record-statements.ts';

/**
 * `npx node bench/explain-search.ts` writes PostgreSQL's plans for searches among 100,000 members beside the
 * store, for review. The times depend on the machine; only the shape of the plans counts.
 */
const file = `${import.meta.dirname}/../server/discovery/search/search-plans.txt`;
/** `-- 1000000` uses another size, and prints the plans instead. */
const count = Number(process.argv[2] ?? 100_000);
const site = 1;

const searches: ReadonlyArray<readonly [string, Criteria]> = [
  ['recently active, ages that many have', { min_age: 25, max_age: 45 }],
  ['recently active, one country', { country: 'BE' }],
  ['recently active, a country with few: all of them are sorted', { country: 'FI', min_age: 60 }],
  ['recently active, online now, with a photo', { online_now: true, with_photo: true }],
  ['recently active, a wish that few meet', { hair_color: ['red'], tattoos: ['many'] }],
  ['recently active, within 25 km', { distance: 25 }],
  [
    'the first search: own country, ages within ten years, nearest first',
    { country: 'NL', min_age: 24, max_age: 44, order: 'nearest' },
  ],
  ['recently active, women and men', { gender: 'both', min_age: 25, max_age: 45 }],
  ['nearest, women and men', { gender: 'both', country: 'NL', order: 'nearest' }],
  ['nearest, ages that many have', { min_age: 25, max_age: 45, order: 'nearest' }],
  ['nearest, ages that few have', { min_age: 66, max_age: 80, order: 'nearest' }],
  ['nearest, a wish that few meet', { hair_color: ['red'], tattoos: ['many'], order: 'nearest' }],
  [
    'nearest, several colours, an interest and a region',
    { hair_color: ['red', 'blond'], interests: ['wine'], countryregion: 'NL-UT', order: 'nearest' },
  ],
];

const folder = await mkdtemp(join(tmpdir(), 'vonk-explain-'));
// If we are root, the database runs as another user, who needs access through this folder.
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres(folder);
await migrate(postgres.url);
const { db, close } = openDatabase(postgres.url, null, { statementTimeoutMs: 0 });
try {
  await sql`insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount)
    values (1, 'Vonk', '-', '-', '-', 'NL', '-', 0)`.execute(db);
  await sql`insert into sites (id, host, company_id, niche) values (${site}, 'localhost', 1, 1)`.execute(db);
  await loadSites(db);
  await withoutIndexes(db, 'profiles', () => generateMembers(db, { site, count, seed: 1 }));
  await updateSearchCells(db, site, new Date());
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles where position is not null order by hashint8(member_id) limit 1`.execute(
    db,
  );
  const member = rows[0]?.member_id ?? null;

  const parts = [
    `PostgreSQL's plans for a search among ${count} members. Written by bench/explain-search.ts.`,
  ];
  for (const [name, criteria] of searches) {
    const made = await recordStatements(db, (recorded) =>
      runSearch(
        { db: recorded, replica: recorded },
        {
          asker: { site, niche: 1, member },
          criteria,
          page: 1,
          snapshot: undefined,
          now: new Date(),
          mayStore: async () => true,
        },
      ),
    );
    const search = made.find((statement) => statement.sql.includes('as materialized'));
    if (!search) throw new Error('The search executed no search statement.');
    const explained = sql.raw<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off, summary ${process.argv[2] === undefined ? 'off' : 'on'}) ${search.sql}`,
    );
    const plan = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...explained.compile(db),
      parameters: search.parameters,
    });
    const lines = plan.rows
      .map((row) => row['QUERY PLAN'])
      .filter((line) => !/^\s*(Buffers|Planning|Memory)/.test(line));
    parts.push(`-- ${name}\n${lines.join('\n')}`);
  }
  const plans = `${parts.join('\n\n')}\n`;
  if (process.argv[2] === undefined) await writeFile(file, plans);
  else console.log(plans);
} finally {
  await close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
