import type { Criteria } from '#contract/discovery/criteria.ts';
import type { Benchmark, Side } from './benchmark.ts';
import { type LoadRequest, requestsPerSecond } from './load.ts';
import type { Population } from './population.ts';

export const sizes = [
  ['10k', 10_000],
  ['100k', 100_000],
  ['1M', 1_000_000],
] as const;

/** Criteria that many members use. */
export const common = { min_age: 25, max_age: 45, order: 'nearest' } as const satisfies Criteria;

/** Criteria that match one member in a thousand. */
export const rare = {
  hair_color: ['red'],
  tattoos: ['many'],
  order: 'nearest',
} satisfies Criteria;

/** The search request of each member of a population. */
export function requestsOf(
  { members }: Population,
  criteria: Criteria,
): Array<Required<Pick<LoadRequest, 'path' | 'headers'>>> {
  const query = new URLSearchParams(
    Object.entries(criteria).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return members.map(({ token }) => ({
    path: `/api/members.php?${query}`,
    headers: { 'x-request-type': 'client', cookie: `vonk_session=${token}` },
  }));
}

export const searchesPerSecond =
  (population: Population, criteria: Criteria): Side =>
  () =>
    requestsPerSecond({ url: population.url, requests: requestsOf(population, criteria) });

interface Growth {
  readonly id: string;
  readonly work: string;
  readonly name: string;
  readonly count: number;
  /** The maximum cost, as a factor of the cost among 10,000 members. */
  readonly cost: number;
}

/** Work among many members against the same work among 10,000. */
export const growthOf = (
  { id, work, name, count, cost }: Growth,
  sideOf: (population: Population) => Side,
): Benchmark => ({
  id: `${id} ${name} growth`,
  work: `${work} among ${name}`,
  baselineIs: 'the same among 10k',
  unit: 'requests/s',
  target: { is: 'at least', ratio: Math.round(100 / cost) / 100 },
  large: true,
  prepare: async (surroundings) => ({
    baseline: sideOf(await surroundings.population(10_000)),
    product: sideOf(await surroundings.population(count)),
    close: async () => {},
  }),
});

export const growth = ({ criteria, ...rest }: Growth & { readonly criteria: Criteria }): Benchmark =>
  growthOf(rest, (population) => searchesPerSecond(population, criteria));
