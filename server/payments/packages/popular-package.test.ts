import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getPackages } from '#contract/payments/get-packages.ts';
import type { PackageId } from '#contract/payments/package.ts';
import { loadSites } from '#server/sites/door.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { mostOrdered } from './popular-package.ts';

const minutes = 60_000;
const days = 24 * 60 * minutes;
const clock = movableClock();
let service: PeopleService;
let member: number;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  member = (await service.person()).id;
  await addSite(service.platform.db, 'other.localhost');
  await loadSites(service.platform.db);
});

interface Sold {
  readonly state?: 'completed' | 'failed';
  readonly back?: number;
  readonly age?: number;
  readonly host?: string;
}

const sell = (id: PackageId, orders: number, { state = 'completed', back = 0, age = 1, host }: Sold = {}) =>
  sql`insert into payments (member_id, site_id, package, credits, amount, reversed_amount, currency, country,
      method, provider, state, created_at, settled_at)
    select members.id, coalesce((select id from sites where host = ${host ?? null}), members.site_id), ${id}, 10,
      999, ${back}::int, 'EUR', 'NL', 'ideal', 'sandbox', ${state},
      ${new Date(clock.now().getTime() - age * days)}::timestamptz,
      ${new Date(clock.now().getTime() - age * days)}::timestamptz
    from members, generate_series(1, ${orders}::int) where members.id = ${member}`.execute(
    service.platform.db,
  );

/** After the cached count has expired. */
const popular = async (): Promise<PackageId[]> => {
  clock.set(new Date(clock.now().getTime() + 6 * minutes));
  const { packages } = (await service.api(getPackages, {})).answer;
  return packages.filter((offer) => offer.popular).map(({ id }) => id);
};

test('marks the package with the most orders, from 30 orders on and without a tie [CRED-1g]', () => {
  const counted = (p1: number, p3: number) =>
    mostOrdered([
      { package: 'p1', orders: p1 },
      { package: 'p3', orders: p3 },
    ]);
  expect([counted(9, 20), counted(10, 20), counted(20, 20), mostOrdered([])]).toEqual([
    null,
    'p3',
    null,
    null,
  ]);
});

test('counts kept paid orders of the last 90 days on this site, again after some minutes [CRED-1g]', async () => {
  clock.set(new Date());
  expect(await popular()).toEqual([]);
  await sell('p1', 20);
  await sell('p0', 40, { state: 'failed' });
  await sell('p2', 40, { back: 999 });
  await sell('p2', 40, { age: 91 });
  await sell('p2', 40, { host: 'other.localhost' });
  expect(await popular()).toEqual([]);
  await sell('p3', 10, { back: 500 });
  expect(await popular()).toEqual(['p1']);
  await sell('p3', 11);
  // The count is cached for five minutes.
  expect((await service.api(getPackages, {})).answer.packages.find((one) => one.popular)?.id).toBe('p1');
  expect(await popular()).toEqual(['p3']);
});
