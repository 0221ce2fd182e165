import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { generateMembers } from '#database/seeds/generate-members.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import type { Benchmark, Prepared } from './frame/benchmark.ts';
import type { BenchmarkEnvironment } from './frame/environment.ts';
import { percentile, timed } from './frame/latencies.ts';
import { openSession } from './frame/population.ts';

const host = 'milf.localhost';
const tries = 200;
/** Discarded tries: the first ones are slower than all others. */
const warmUp = 10;
/** Enough people that no address and no member reaches a rate limit of its own. */
const people = 240;
const password = 'a rather long password';

interface Person {
  readonly email: string;
  readonly cookie: string;
}

interface Asked {
  readonly path: string;
  readonly body: object;
  readonly cookie?: string;
  readonly status: number;
}

/** The two requests of one try that must be indistinguishable. */
type Pair = (person: Person, other: Person, free: string) => readonly [known: Asked, unknown: Asked];

/** Confirmed members of a site that does not reveal accounts, each with the same password and a session. */
async function settle(db: Handle): Promise<Person[]> {
  await sql`update sites set settings = settings || '{"reveal_account_existence":"no"}' where host = ${host}`.execute(
    db,
  );
  const { rows: sites } = await sql<{ id: number }>`select id from sites where host = ${host}`.execute(db);
  const site = sites[0]?.id;
  if (site === undefined) throw new Error(`The demo has no site ${host}.`);
  await generateMembers(db, { site, count: people, seed: 22 });
  const { rows } = await sql<{
    member_id: number;
  }>`select member_id from profiles left join addresses using (member_id)
    where profiles.site_id = ${site} and not fictional and email is null limit ${people}`.execute(db);
  const passwordHash = await hashPassword(password);
  const settled: Person[] = [];
  for (const { member_id } of rows) {
    const email = `${randomUUID()}@bench.example`;
    await sql`insert into addresses (member_id, site_id, email, language, verified_at)
      values (${member_id}, ${site}, ${email}, 'nl', now())`.execute(db);
    await sql`insert into credentials (member_id, password_hash) values (${member_id}, ${passwordHash})`.execute(
      db,
    );
    settled.push({ email, cookie: `vonk_session=${await openSession(db, member_id)}` });
  }
  return settled;
}

/**
 * Interleaves the two requests and alternates their order, so that the after-effects of a try slow both
 * equally.
 */
async function prepare({ databaseUrl, startService }: BenchmarkEnvironment, pairOf: Pair): Promise<Prepared> {
  const { db, close } = openDatabase(databaseUrl, null);
  const settled = await settle(db);
  // A separate service, so that it reads the changed settings of the site.
  const { url, stop } = await startService({ TRUST_PROXY: '127.0.0.1' });
  let client = 0;
  const ask = async ({ path, body, cookie, status }: Asked): Promise<number> => {
    client += 1;
    const request = {
      method: 'POST',
      headers: {
        'x-request-type': 'client',
        'content-type': 'application/json',
        'x-forwarded-for': `10.9.${client >> 8}.${client & 255}`,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
    };
    return timed(async () => {
      const answer = await fetch(`${url}${path}?domain=${host}`, request);
      const text = await answer.text();
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`);
    });
  };
  const askBoth = async ([known, unknown]: readonly [Asked, Asked], unknownFirst: boolean) => {
    if (!unknownFirst) return [await ask(known), await ask(unknown)] as const;
    const second = await ask(unknown);
    return [await ask(known), second] as const;
  };
  const tryOf = (index: number): Promise<readonly [number, number]> => {
    const [person, other] = [settled[index], settled[(index + people / 2) % people]];
    if (person === undefined || other === undefined) throw new Error('too few members');
    return askBoth(pairOf(person, other, `${randomUUID()}@bench.example`), index % 2 === 0);
  };
  let slower = Number.NaN;
  return {
    async baseline() {
      const took: Array<readonly [number, number]> = [];
      for (let index = 0; index < warmUp + tries; index += 1) took.push(await tryOf(index));
      const counted = took.slice(warmUp);
      const medians = [0, 1].map((side) =>
        percentile(
          counted.map((both) => both[side] ?? Number.NaN),
          50,
        ),
      );
      slower = Math.max(...medians);
      return Math.min(...medians);
    },
    product: async () => slower,
    async close() {
      await stop();
      await close();
    },
  };
}

const equalTimes = (name: string, work: string, pairOf: Pair): Benchmark => ({
  id: `B22 ${name}`,
  work: `${work}, on a site that reveals no accounts: the slower of the two, medians of ${tries} interleaved`,
  baselineIs: 'the quicker of the two',
  unit: 'ms',
  target: { is: 'at most', ratio: 1.1 },
  fixed: true,
  prepare: (surroundings) => prepare(surroundings, pairOf),
});

const logIn = (email: string): Asked => ({
  path: '/api/user.php',
  body: { email, password: 'not the password at all' },
  status: 403,
});

const reset = (email: string): Asked => ({ path: '/api/password-reset.php', body: { email }, status: 200 });

const change = ({ cookie }: Person, new_email: string): Asked => ({
  path: '/api/mail-change.php',
  body: { password, new_email },
  cookie,
  status: 200,
});

/** Measuring response times must not reveal who has an account (AUTH-4). */
export const benchmarks: readonly Benchmark[] = [
  equalTimes(
    'log-in',
    'log-in with a wrong password, known and unknown address',
    ({ email }, _other, free) => [logIn(email), logIn(free)],
  ),
  equalTimes('reset', 'password reset, known and unknown address', ({ email }, _other, free) => [
    reset(email),
    reset(free),
  ]),
  equalTimes('change', 'mail change, to a taken and to a free address', (person, other, free) => [
    change(person, other.email),
    change(person, free),
  ]),
];
