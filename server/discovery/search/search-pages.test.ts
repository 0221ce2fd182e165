import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { siteOfHost } from '#server/sites/door.ts';
import {
  addMember,
  loggedIn,
  type MemberFields,
  memberIdCookieWiring,
} from '#tests/support/people/members.ts';
import { splitSearchCells } from '#tests/support/people/split-search-cells.ts';
import { solveProof } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { purgeOldSnapshots } from './purge-snapshots.job.ts';

const clock = movableClock();
let service: TestService;
let [bram, casper]: Id[] = [];

const utrecht = { latitude: 52.09, longitude: 5.12 };

const man = (name: string) =>
  addMember(service.platform, { name, gender: 'male', lookingFor: 'female', position: utrecht });

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring, clock });
  await splitSearchCells(service.platform.db, siteOfHost('localhost').id);
  [bram, casper] = [await man('Bram'), await man('Casper')];
});

const search = async (input: CallOf<typeof searchMembers>, member: Id = bram ?? 0) =>
  (await loggedIn(service, member).api(searchMembers, input)).answer;

const idsOf = ({ results }: { readonly results: ReadonlyArray<{ readonly id: Id }> }) =>
  results.map(({ id }) => id);

/** Adds women of a country who were active at different times and live at different places. */
const women = async (country: string, count: number, fields: MemberFields = {}) => {
  const ids: Id[] = [];
  for (let index = 0; index < count; index += 1) {
    const now = new Date(clock.now().getTime() - index * 37 * 60_000);
    const position = { latitude: 51.5 + index * 0.02, longitude: 5 };
    ids.push(await addMember(service.platform, { country, now, position, ...fields }));
  }
  return ids;
};

const isHere = (ids: readonly Id[]) =>
  sql`update profiles set last_active_at = ${clock.now()} where member_id = any(${[...ids]}::bigint[])`.execute(
    service.platform.db,
  );

test('shows every member once while others become active, join or move between pages [DISC-3b]', async () => {
  for (const order of ['active', 'nearest'] as const) {
    const country = order === 'active' ? 'SE' : 'FI';
    const ids = await women(country, 70);
    const first = await search({ country, order });
    const { snapshot } = first;
    const [, last] = [ids[0], ids.at(-1) ?? 0];
    // Changes a member of the first page, one of the last page, and adds a new one, before the second page is
    // requested.
    await isHere([...idsOf(first).slice(15), last]);
    const [newcomer] = await women(country, 1);
    const second = await search({ country, order, page: 2, snapshot });
    await isHere(ids.slice(40, 60));
    await sql`update profiles set position = ll_to_earth(52.09, 5.12) where member_id = ${ids[30]}`.execute(
      service.platform.db,
    );
    await women(country, 3);
    const rest = [
      await search({ country, order, page: 3, snapshot }),
      await search({ country, order, page: 4, snapshot }),
    ];
    const again = await search({ country, order, page: 1, snapshot });
    expect(idsOf(again)).toEqual(idsOf(first));
    const seen = [first, second, ...rest].flatMap(idsOf);
    expect(new Set(seen).size).toBe(seen.length);
    expect([...seen].sort()).toEqual([...ids, newcomer ?? 0].sort());
    expect(second).toMatchObject({ numResults: 71, pageNumber: 2, snapshot });
  }
});

test('removes a hidden or blocked member from their page and leaves the other pages as they are [DISC-3b]', async () => {
  const ids = await women('NO', 50);
  const first = await search({ country: 'NO' });
  const { snapshot } = first;
  const before = await search({ country: 'NO', page: 2, snapshot });
  const [blocked, hidden] = idsOf(before);
  await sql`with block as (
      insert into blocks (member_id, other_id, direction)
      values (${blocked}, ${bram}, 'given'), (${bram}, ${blocked}, 'received') returning 1
    ) update profiles set status = 'invisible' where member_id = ${hidden}`.execute(service.platform.db);
  const after = await search({ country: 'NO', page: 2, snapshot });
  expect(idsOf(after)).toEqual(idsOf(before).slice(2));
  const third = idsOf(await search({ country: 'NO', page: 3, snapshot }));
  expect([...idsOf(first), ...idsOf(before), ...third].sort()).toEqual([...ids].sort());
  expect(idsOf(await search({ country: 'NO' }))).not.toContain(blocked);
});

test('binds a snapshot to one search of one member, rebuilds an expired one and refuses a forged one [DISC-3b]', async () => {
  const ids = await women('DK', 45);
  const { snapshot } = await search({ country: 'DK', order: 'nearest' });
  await search({ country: 'DK', order: 'nearest', page: 2, snapshot });
  const rows = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from search_snapshots`.execute(service.platform.db))
      .rows[0]?.n ?? 0;
  const kept = await rows();
  await search({ country: 'DK', order: 'nearest', page: 2, snapshot }, casper);
  await search({ country: 'DK', order: 'active', page: 2, snapshot });
  expect(await rows()).toBe(kept + 2);

  clock.forward(3601);
  await purgeOldSnapshots.run({}, service.platform);
  expect(await rows()).toBe(0);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => search({ country: 'DK', order: 'nearest', page, snapshot })),
  );
  expect(pages.flatMap(idsOf).sort()).toEqual([...ids].sort());
  expect(await rows()).toBe(1);

  for (const made of ['A'.repeat(16), `${snapshot.slice(0, -12)}AAAAAAAAAAAA`, '!'.repeat(20)]) {
    const { status, problem } = await loggedIn(service, bram ?? 0).api(
      searchMembers,
      {},
      { query: { snapshot: made } },
    );
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['snapshot']]);
  }
});

test('returns the same second page to simultaneous requests of two tabs [DISC-3b]', async () => {
  await women('PL', 60);
  const { snapshot } = await search({ country: 'PL' });
  const pages = await Promise.all([1, 2, 3, 4].map(() => search({ country: 'PL', page: 2, snapshot })));
  expect(new Set(pages.map((page) => idsOf(page).join())).size).toBe(1);
});

test('orders by activity: online, away for over ten minutes, today, yesterday [DISC-3a]', async () => {
  const minutesAgo = [12, 4, 0, 26 * 60, 90, 1];
  const ids: Id[] = [];
  for (const minutes of minutesAgo)
    ids.push(
      await addMember(service.platform, {
        country: 'IE',
        now: new Date(clock.now().getTime() - minutes * 60_000),
      }),
    );
  const found = await search({ country: 'IE' });
  const away = idsOf(found).map((id) => minutesAgo[ids.indexOf(id)] ?? 0);
  expect(away.slice(0, 3).sort()).toEqual([0, 1, 4]);
  expect(away.slice(3)).toEqual([12, 90, 26 * 60]);
  expect(found.results.map(({ online }) => online)).toEqual([true, true, true, false, false, false]);
});

test('updates the indexes at most once for six heartbeats within five minutes [DISC-3a]', async () => {
  const [member = 0] = await women('CH', 1);
  const { db } = service.platform;
  const start = new Date('2030-01-01T12:00:10Z');
  const slots = new Set<number>();
  for (let minute = 0; minute < 5; minute += 1) {
    await sql`update profiles set last_active_at = ${new Date(start.getTime() + minute * 58_000)}
      where member_id = ${member}`.execute(db);
    const { rows } = await sql<{
      slot: Date;
    }>`select active_slot as slot from profiles where member_id = ${member}`.execute(db);
    slots.add(rows[0]?.slot.getTime() ?? 0);
  }
  expect([...slots]).toEqual([Date.parse('2030-01-01T12:00:00Z')]);
});

test('stores few rows for visitors, whatever they ask, and still shows every page [SAFE-8i]', async () => {
  const country = 'IT';
  const ids = await women(country, 45);
  const strict = await startService({ rateLimitFactor: 1, trustProxy: true, several: service });
  const { db } = service.platform;
  const rows = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from search_snapshots`.execute(db)).rows[0]?.n ?? 0;
  let address = 0;
  // Many addresses of one /24, so that the budget of searches is not what stops them.
  const visit = (input: CallOf<typeof searchMembers>) => {
    address += 1;
    return strict.api(searchMembers, input, {
      headers: { 'x-forwarded-for': `192.0.2.${(address % 250) + 1}` },
    });
  };
  const before = await rows();
  for (let count = 0; count < 40; count += 1) await visit({ country, page: 2 });
  expect(await rows()).toBe(before + 1);
  const { answer } = await visit({ country });
  const { snapshot } = answer;
  const forged = (count: number) =>
    Buffer.concat([Buffer.alloc(9, count), Buffer.from(snapshot, 'base64url').subarray(9)]).toString(
      'base64url',
    );
  for (let count = 0; count < 40; count += 1) await visit({ country, page: 2, snapshot: forged(count) });
  expect(await rows()).toBe(before + 1);

  const one = { headers: { 'x-forwarded-for': '198.51.100.1' } };
  for (let age = 18; age < 58; age += 1)
    await strict.api(searchMembers, { country, page: 2, max_age: 99, min_age: age }, one);
  expect(await rows()).toBeLessThanOrEqual(before + 1 + 20);
  const last = await strict.api(
    searchMembers,
    { country, page: 2, hide_fictional: true },
    {
      headers: {
        ...one.headers,
        ...(await solveProof(
          (
            await strict.api(searchMembers, { country, page: 2, hide_fictional: true }, one)
          ).problem,
        )),
      },
    },
  );
  expect(last.answer.results).toHaveLength(20);
  expect(ids).toEqual(expect.arrayContaining(idsOf(last.answer)));
});
