import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { generateMembers } from '#database/seeds/generate-members.ts';
import { searchFor } from '#server/discovery/search-for.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import type { Benchmark, Prepared } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import { openSession } from './frame/open-session.ts';
import { openPgbench } from './frame/pgbench.ts';
import { recordStatements } from './frame/record-statements.ts';
import type { Surroundings } from './frame/surroundings.ts';

/** Members who search, from as many places. */
const searchers = 40;
const seed = 20_261_121;

const common = { min_age: 25, max_age: 45, order: 'nearest', page: 1 } as const;

interface Site {
  readonly id: number;
  readonly niche: number;
}

const siteAt = async (db: Handle, host: string): Promise<Site> => {
  const { rows } = await sql<Site>`select id, niche from sites where host = ${host}`.execute(db);
  if (!rows[0]) throw new Error(`The demo has no site ${host}.`);
  return rows[0];
};

const draw = async (db: Handle, site: number): Promise<Id[]> => {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles
    where site_id = ${site} and status = 'active' and not fictional and position is not null
    order by hashint8(member_id) limit ${searchers}`.execute(db);
  return rows.map(({ member_id }) => member_id);
};

async function prepare(
  { databaseUrl, service }: Surroundings,
  host: string,
  count: number,
): Promise<Prepared> {
  const { db, close } = openDatabase(databaseUrl, null, { statementTimeoutMs: 0 });
  const { id: site, niche } = await siteAt(db, host);
  await generateMembers(db, { site, count, seed });
  await sql`vacuum analyze profiles`.execute(db);

  const members = await draw(db, site);
  const tokens = await Promise.all(members.map((member) => openSession(db, member)));
  const scripts = await Promise.all(
    members.map((member) =>
      recordStatements(db, (recorded) => searchFor(recorded, { site, niche, member }, common, new Date())),
    ),
  );
  const query = new URLSearchParams({
    domain: host,
    ...Object.fromEntries(Object.entries(common).map(([name, value]) => [name, String(value)])),
  });
  const requests = tokens.map((token) => ({
    path: `/api/members.php?${query}`,
    headers: { 'x-request-type': 'client', cookie: `vonk_session=${token}` },
  }));
  const pgbench = await openPgbench(databaseUrl, scripts);
  return {
    baseline: pgbench.perSecond,
    product: () => requestsPerSecond({ url: service, requests }),
    async close() {
      await pgbench.close();
      await close();
    },
  };
}

const nearest = (name: string, host: string, count: number): Benchmark => ({
  id: `B2 ${name}`,
  work: `nearest members of ${name}, 20 cards, signed in`,
  baselineIs: 'the same SQL in pgbench (without the session)',
  unit: 'searches/s',
  target: { is: 'at least', ratio: 0.4 },
  ...(count > 10_000 && { large: true }),
  prepare: (surroundings) => prepare(surroundings, host, count),
});

/** Members search around themselves, each from their own place, through the whole service. */
export const benchmarks: readonly Benchmark[] = [
  nearest('10k', 'she.localhost', 10_000),
  nearest('100k', 'bdsm.localhost', 100_000),
];
