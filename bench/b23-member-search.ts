import { sql } from 'kysely';
import { operatorCookie } from '#server/platform/http/cookies.ts';
import type { Benchmark } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import { logInOperator } from './frame/log-in-operator.ts';
import type { Population } from './frame/population.ts';
import { sizes } from './frame/searches.ts';

interface Sought {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** The members of the population with a mail address, which generated members lack. */
const sought = async ({ db, site, members }: Population): Promise<Sought[]> => {
  const ids = members.map(({ id }) => id);
  await sql`insert into addresses (member_id, site_id, email)
    select id, ${site}, 'bench-' || id || '@people.example' from unnest(${ids}::bigint[]) as id
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Sought>`
    select profiles.member_id as id, email, name from profiles join addresses using (member_id)
    where profiles.member_id = any(${ids}::bigint[])`.execute(db);
  return rows;
};

const seconds = async (perSecond: Promise<number>): Promise<number> => 1000 / (await perSecond);

/** Searches of one operator through the whole service, one after the other. */
const searching = (
  by: string,
  termOf: (member: Sought) => string,
  name: string,
  count: number,
): Benchmark => ({
  id: `B23 ${by} ${name}`,
  work: `an operator finds a member by ${by} among ${name}`,
  baselineIs: 'the same search by the id of the member',
  unit: 'ms',
  target: { is: 'at most', ratio: 4 },
  ...(count > 10_000 && { large: true }),
  async prepare(surroundings) {
    const population = await surroundings.population(count);
    const members = await sought(population);
    // Each operator has a budget of searches, so many of them take turns.
    const operators = await Promise.all(
      Array.from({ length: 200 }, () => logInOperator(population.db, 'support')),
    );
    const requestsFor = (terms: readonly string[]) => ({
      url: population.url,
      connections: 1,
      requests: terms.map((search, at) => ({
        method: 'POST' as const,
        path: '/api/console/members.php',
        headers: {
          'content-type': 'application/json',
          'x-request-type': 'client',
          cookie: `${operatorCookie}=${operators[at % operators.length]?.token}`,
        },
        body: JSON.stringify({ search }),
      })),
    });
    return {
      baseline: () => seconds(requestsPerSecond(requestsFor(members.map(({ id }) => String(id))))),
      product: () => seconds(requestsPerSecond(requestsFor(members.map(termOf)))),
      close: async () => {},
    };
  },
});

/** The search of the console by mail address, and by the first three letters of a name (SAFE-5). */
export const benchmarks: readonly Benchmark[] = sizes.flatMap(([name, count]) => [
  searching('mail address', ({ email }) => email, name, count),
  searching('part of a name', (member) => member.name.slice(0, 3), name, count),
]);
