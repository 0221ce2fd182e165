import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { distanceBands } from '#contract/discovery/criteria.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { splitSearchCells } from '#tests/support/people/split-search-cells.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const kilometresPerDegree = 111.195;
/** Two homes as far apart as one field allows, and a third home in the next field. */
const [home, otherHome, nextField] = [
  { latitude: 52.0751, longitude: 5.0951 },
  { latitude: 52.0949, longitude: 5.1249 },
  { latitude: 52.0971, longitude: 5.0951 },
] as const;

const kilometres = (one: Place, other: Place): number =>
  Math.hypot(
    (one.latitude - other.latitude) * kilometresPerDegree,
    (one.longitude - other.longitude) * kilometresPerDegree * Math.cos((one.latitude * Math.PI) / 180),
  );

let service: TestService;
let attacker: Id;
let decoy: Id;
let victim: Id;

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
  await splitSearchCells(service.platform.db, siteOfHost('localhost').id);
  attacker = await addMember(service.platform, { gender: 'male', lookingFor: 'female', position: home });
  // A second account of the attacker, for comparisons in the order.
  decoy = await addMember(service.platform, { position: home });
  victim = await addMember(service.platform, { position: home });
});

/** Moves a member as their settings do: rounded to a hundredth of a degree. */
const move = (member: Id, { latitude, longitude }: Place) =>
  sql`update profiles set position = ll_to_earth(round(${latitude}::numeric, 2), round(${longitude}::numeric, 2))
    where member_id = ${member}`.execute(service.platform.db);

const search = async (input: CallOf<typeof searchMembers>) =>
  (await loggedIn(service, attacker).api(searchMembers, input)).answer.results;

/** Returns everything that search reveals about the victim from the attacker's present place. */
async function observe(): Promise<string> {
  const nearest = await search({ order: 'nearest' });
  const seen = nearest.find(({ id }) => id === victim);
  const within: number[] = [];
  for (const distance of distanceBands)
    if ((await search({ distance })).some(({ id }) => id === victim)) within.push(distance);
  const order = nearest.map(({ id }) => (id === victim ? 'victim' : 'decoy'));
  return JSON.stringify([order, seen?.distance_band, within]);
}

const at = (steps: number, of: number, reach: number): Place => {
  const angle = (2 * Math.PI * steps) / of;
  return {
    latitude: home.latitude + (Math.sin(angle) * reach) / kilometresPerDegree,
    longitude: home.longitude + (Math.cos(angle) * reach) / (kilometresPerDegree * 0.615),
  };
};

/**
 * Places of attacker and decoy, one after another: around the victim and on both sides of each band's edge.
 */
const walk = [0.5, 1.5, 4.5, 5, 5.5, 10].flatMap((reach) =>
  [0, 1, 2, 3].map((step) => ({ self: at(step, 4, reach), decoy: at(step * 5 + 1, 7, reach / 2 + 0.7) })),
);

/** Returns the first place from which the attacker can distinguish two homes. Undefined if there is none. */
async function distinguishingPlace(one: Place, other: Place): Promise<(typeof walk)[number] | undefined> {
  for (const stand of walk) {
    await move(attacker, stand.self);
    await move(decoy, stand.decoy);
    await move(victim, one);
    const seen = await observe();
    await move(victim, other);
    if ((await observe()) !== seen) return stand;
  }
  return undefined;
}

test('resists trilateration: two homes over 2 km apart look the same from every place of attacker and decoy [GDPR-4b]', async () => {
  expect(kilometres(home, otherHome) / 2).toBeGreaterThan(1);
  expect(await distinguishingPlace(home, otherHome)).toBeUndefined();
});

test('distinguishes two fields on the same walk, so the attacker does see something [GDPR-4b]', async () => {
  expect(await distinguishingPlace(home, nextField)).toBeDefined();
});

test('finds a member who hides their distance, last in the order, without a band and within no distance [GDPR-4c]', async () => {
  await move(attacker, home);
  await move(victim, home);
  await move(decoy, { latitude: 53.2, longitude: 6.5 });
  const { db } = service.platform;
  expect((await search({ order: 'nearest' })).map(({ id }) => id)).toEqual([victim, decoy]);
  await sql`update profiles set hides_distance = true where member_id = ${victim}`.execute(db);
  const found = await search({ order: 'nearest' });
  expect(found.map(({ id, distance_band }) => [id, distance_band])).toEqual([
    [decoy, null],
    [victim, null],
  ]);
  for (const distance of distanceBands) expect(await search({ distance })).toEqual([]);
  expect(await search({})).toHaveLength(2);
  await sql`update profiles set hides_distance = false where member_id = ${victim}`.execute(db);
  expect(await search({ distance: 5 })).toMatchObject([{ id: victim, distance_band: 5 }]);
});

test('gives a fictional profile no distance band, whatever its position [FIC-7a]', async () => {
  await move(attacker, home);
  await addMember(service.platform, { gender: 'male', fictional: true, position: home });
  const [fictional] = await search({ gender: 'male', distance: 5 });
  expect(fictional).toMatchObject({ fictional: true, distance_band: null });
});

test('refuses a distance filter without a position and names the field [DISC-7c]', async () => {
  const nowhere = await addMember(service.platform, { gender: 'male', lookingFor: 'female' });
  for (const client of [service.client(), loggedIn(service, nowhere)]) {
    const { status, problem } = await client.api(searchMembers, { distance: 25 });
    expect([status, problem.errors?.map(({ field, code }) => [field, code])]).toEqual([
      400,
      [['distance', 'no_position']],
    ]);
  }
});
