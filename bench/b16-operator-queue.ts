import { sql } from 'kysely';
import { generateMembers } from '#database/seeds/generate-members.ts';
import { claimPhotos } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { operatorCookie } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Benchmark, Prepared } from './frame/benchmark.ts';
import type { BenchmarkEnvironment } from './frame/environment.ts';
import { requestsPerSecond } from './frame/load.ts';
import { type LoggedInOperator, logInOperator } from './frame/log-in-operator.ts';
import { openPgbench } from './frame/pgbench.ts';
import { recordStatements } from './frame/record-statements.ts';

const host = 'gilf.localhost';
const seed = 16;
const operators = 8;
/** The maximum number of photos of a premium member. */
const photosOfOne = 25;

type Parts = Pick<Platform, 'db' | 'clock'>;

/** Fills the queue with this many pending photos and deletes all other pending ones. */
const openQueue = async (db: Handle, waiting: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from sites where host = ${host}`.execute(db);
  const site = rows[0]?.id;
  if (site === undefined) throw new Error(`The demo has no site ${host}.`);
  const members = Math.ceil(waiting / photosOfOne);
  await generateMembers(db, { site, count: members, seed: seed + waiting });
  await sql`delete from photos where status = 'pending'`.execute(db);
  await sql`
    with owner as (
      select member_id from profiles where site_id = ${site} and not fictional order by member_id desc limit ${members}
    )
    insert into photos (member_id, path, status, position, created_at)
    select member_id, 'members/' || md5(random()::text || place), 'pending', place + coalesce(
        (select max(position) + 1 from photos mine where mine.member_id = owner.member_id), 0),
      now() - random() * interval '10 days'
    from owner, generate_series(0, ${photosOfOne - 1}::int) as place
    limit ${waiting}`.execute(db);
  await sql`vacuum analyze photos, profiles`.execute(db);
};

/** All operators claim and decide at the same time: no photo may go to two of them. */
const expectNoneTwice = async (
  parts: Parts,
  all: readonly LoggedInOperator[],
  claims: number,
): Promise<void> => {
  const { db } = parts;
  const takenBy = new Map<number, number>();
  await Promise.all(
    all.map(async ({ id: operator }) => {
      for (let claim = 0; claim < claims; claim += 1) {
        const claimed = await claimPhotos(parts, operator);
        for (const { id } of claimed) {
          const other = takenBy.get(id);
          if (other !== undefined && other !== operator)
            throw new Error(`photo ${id} was given to two operators`);
          takenBy.set(id, operator);
        }
        const ids = claimed.map(({ id }) => id);
        await sql`update photos set status = 'active' where id = any(${ids}::bigint[])
          and member_id = any(${claimed.map(({ member }) => member)}::bigint[])`.execute(db);
      }
    }),
  );
  await sql`update photos set status = 'pending' where id = any(${[...takenBy.keys()]}::bigint[])`.execute(
    db,
  );
};

async function prepare({ databaseUrl, service }: BenchmarkEnvironment, waiting: number): Promise<Prepared> {
  const { db, close } = openDatabase(databaseUrl, null, { statementTimeoutMs: 0 });
  await openQueue(db, waiting);
  const all = await Promise.all(Array.from({ length: operators }, () => logInOperator(db, 'moderator')));
  const clock = { now: () => new Date() };
  await expectNoneTwice({ db, clock }, all, Math.min(25, Math.floor(waiting / (operators * 4))));
  const scripts = await Promise.all(
    all.map(({ id }) => recordStatements(db, (recorded) => claimPhotos({ db: recorded, clock }, id))),
  );
  const pgbench = await openPgbench(databaseUrl, scripts, { connections: operators });
  const requests = all.map(({ token }) => ({
    method: 'POST' as const,
    path: `/api/console/photos.php?domain=${host}`,
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      cookie: `${operatorCookie}=${token}`,
    },
    body: '{}',
  }));
  return {
    baseline: pgbench.perSecond,
    product: () => requestsPerSecond({ url: service, requests, connections: operators }),
    async close() {
      await pgbench.close();
      await close();
    },
  };
}

const claiming = (name: string, waiting: number): Benchmark => ({
  id: `B16 ${name}`,
  work: `operators take the next photos to review, ${operators} at once; ${name} wait, and none comes to two`,
  baselineIs: 'one FOR UPDATE SKIP LOCKED claim in pgbench',
  unit: 'claims/s',
  target: { is: 'at least', ratio: 0.35 },
  prepare: (surroundings) => prepare(surroundings, waiting),
});

/** The console's photo queue through the whole service: session, claim, names and queue length (SAFE-2). */
export const benchmarks: readonly Benchmark[] = [claiming('100', 100), claiming('100k', 100_000)];
