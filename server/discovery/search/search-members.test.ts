import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { ageOn } from '#contract/profiles/age.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { loadSites, siteOfHost } from '#server/sites/door.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import {
  addMember,
  loggedIn,
  type MemberFields,
  memberIdCookieWiring,
} from '#tests/support/people/members.ts';
import { splitSearchCells } from '#tests/support/people/split-search-cells.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { searchMembersHandler } from './search-members.ts';

let service: TestService;

const callBy = (member: Id, input: object): RawCall => ({
  input,
  member,
  operator: null,
  session: member,
  site: siteOfHost('localhost').id,
  language: 'nl',
  country: 'NL',
  ipCountry: null,
  ip: '127.0.0.1',
  payer: { ip: '127.0.0.1', browser: null, member: 'm1', confirmed: true, site: 1 },
  userAgent: '',
  origin: 'http://localhost',
  cookies: {},
  query: {},
  setCookie: () => {},
  clearCookie: () => {},
  refuse: (code) => {
    throw new Error(code);
  },
});

/** A member who lives in Utrecht and looks for women. */
let bram: Id;

const now = new Date();
const bornAged = (age: number) => `${now.getUTCFullYear() - age - 1}-06-15`;
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const utrecht = { latitude: 52.09, longitude: 5.12 };

const woman = (fields: MemberFields = {}) => addMember(service.platform, fields);

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
  await splitSearchCells(service.platform.db, siteOfHost('localhost').id);
  bram = await addMember(service.platform, {
    name: 'Bram',
    gender: 'male',
    lookingFor: 'female',
    position: utrecht,
  });
});

const search = async (query: Parameters<TestService['api']>[1] & object, member: Id = bram) =>
  (await loggedIn(service, member).api(searchMembers, query)).answer;

const namesOf = (cards: ReadonlyArray<{ name: string }>) => cards.map(({ name }) => name);

test('filters by gender, country, region and age, with the gender the member looks for as default [DISC-1a]', async () => {
  await woman({ name: 'Dutch', country: 'NL', region: 'NL-UT', dateOfBirth: bornAged(33) });
  await woman({ name: 'Belgian', country: 'BE', dateOfBirth: bornAged(44) });
  await addMember(service.platform, { name: 'Willem', gender: 'male', lookingFor: 'female' });
  await woman({ name: 'Unconfirmed', active: false });

  expect(namesOf((await search({})).results).sort()).toEqual(['Belgian', 'Dutch']);
  expect(namesOf((await search({ country: 'BE' })).results)).toEqual(['Belgian']);
  expect(namesOf((await search({ countryregion: 'NL-UT' })).results)).toEqual(['Dutch']);
  expect(namesOf((await search({ min_age: 40, max_age: 50 })).results)).toEqual(['Belgian']);
  const men = await search({ gender: 'male' });
  expect(namesOf(men.results)).toEqual(['Willem']);
  expect(men).toMatchObject({ pageNumber: 1, numResults: 1, numResultsCapped: false });
});

test('adds similar members after few matches: same gender, the nearest ages first, none twice [DISC-1c]', async () => {
  await woman({ name: 'Finnish 30', country: 'FI', dateOfBirth: bornAged(30) });
  await woman({ name: 'Finnish 38', country: 'FI', dateOfBirth: bornAged(38) });
  await woman({ name: 'Finnish 60', country: 'FI', dateOfBirth: bornAged(60) });
  const found = await search({ country: 'FI', min_age: 29, max_age: 31 });
  expect(namesOf(found.results)).toEqual(['Finnish 30']);
  const names = namesOf(found.similarResults);
  expect(names.indexOf('Finnish 38')).toBeLessThan(names.indexOf('Finnish 60'));
  expect(new Set(names).size).toBe(names.length);
  expect(found.numSimilar).toBe(names.length);
});

test('orders real members first, then by activity, without repeating or skipping anybody over all pages [DISC-3a]', async () => {
  const expected: Id[] = [];
  for (const [fictional, days] of [
    [false, 0],
    [false, 3],
    [true, 0],
    [true, 9],
  ] as const) {
    const group: Id[] = [];
    for (let index = 0; index < 15; index += 1) {
      group.push(await woman({ country: 'SE', fictional, now: daysAgo(days) }));
    }
    expected.push(...group.sort((one, other) => one - other));
  }
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ country: 'SE', page })));
  expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(expected);
  expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 20, 0]);
  expect(pages.map(({ numSimilar }) => numSimilar)).toEqual([0, 0, 0, 0]);
  expect(pages[0]).toMatchObject({ numResults: 60, numFictional: 30 });
});

test('keeps the nearest-first order stable across pages and returns only distance bands [DISC-3a, PROF-8d]', async () => {
  const places = [0, 1, 5, 20];
  const near: Id[][] = places.map(() => []);
  for (let index = 0; index < 60; index += 1) {
    const step = index % places.length;
    const position = {
      latitude: utrecht.latitude + (places[step] ?? 0) * 0.01,
      longitude: utrecht.longitude,
    };
    near[step]?.push(await woman({ country: 'DK', position }));
  }
  const nowhere = await woman({ country: 'DK' });
  const expected = [...near.flatMap((ids) => ids.sort((one, other) => one - other)), nowhere];
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => search({ country: 'DK', order: 'nearest', page })),
  );
  const cards = pages.flatMap(({ results }) => results);
  expect(cards.map(({ id }) => id)).toEqual(expected);
  expect(JSON.stringify(cards)).not.toMatch(/position|latitude|metres/);
  expect(new Set(cards.map(({ distance_band }) => distance_band))).toEqual(new Set([5, 10, 50, null]));
});

test('counts matches exactly up to 500, then caps the number; page 25 is the last [DISC-1b, API-3d]', async () => {
  for (let index = 0; index < 501; index += 1) {
    await woman({ country: 'PL', now: daysAgo(index % 40), position: utrecht });
  }
  const capped = await search({ country: 'PL', page: 25 });
  expect(capped).toMatchObject({ numResults: 500, numResultsCapped: true, numFictional: null });
  expect(capped.results).toHaveLength(20);
  const all = new Set<Id>();
  for (let page = 1; page <= 25; page += 1) {
    for (const order of ['active', 'nearest'] as const) {
      for (const card of (await search({ country: 'PL', page, order })).results) {
        if (order === 'active') all.add(card.id);
      }
    }
  }
  expect(all.size).toBe(500);
  const beyond = await loggedIn(service, bram).api(searchMembers, { page: 26 });
  expect([beyond.status, beyond.problem.errors?.[0]?.field]).toEqual([400, 'page']);
});

test('never finds the searching member [DISC-1a]', async () => {
  const own = await woman({ country: 'IT', gender: 'female', lookingFor: 'female' });
  expect((await search({ country: 'IT' }, own)).numResults).toBe(0);
  expect((await search({ country: 'IT' })).numResults).toBe(1);
});

test('filters by the same age that the cards show, on every page [DISC-1a]', async () => {
  for (let index = 0; index < 30; index += 1) {
    await woman({
      country: 'NO',
      dateOfBirth: `${now.getUTCFullYear() - 40}-${String((index % 12) + 1).padStart(2, '0')}-10`,
    });
  }
  const found = await search({ country: 'NO', min_age: 40, max_age: 40 });
  const younger = await search({ country: 'NO', min_age: 18, max_age: 39 });
  expect(found.results.every(({ age }) => age === 40)).toBe(true);
  expect(found.numResults + younger.numResults).toBe(30);
  expect(ageOn(`${now.getUTCFullYear() - 40}-01-01`, now)).toBe(40);
});

test('refuses an invalid search and names the field [DISC-1a]', async () => {
  const client = loggedIn(service, bram);
  const refused = async (query: Record<string, string>) => {
    const { status, problem } = await client.api(searchMembers, {}, { query });
    return [status, problem.errors?.map(({ field }) => field)];
  };
  expect(await refused({ min_age: '40', max_age: '20' })).toEqual([400, ['max_age']]);
  expect(await refused({ min_age: '12' })).toEqual([400, ['min_age']]);
  expect(await refused({ gender: 'cat' })).toEqual([400, ['gender']]);
  expect(await refused({ country: 'nl' })).toEqual([400, ['country']]);
  expect(await refused({ shoe: '42' })).toEqual([400, ['shoe']]);
});

test('takes three statements for a full page, and one more for each wish that few matches drop [DISC-1b]', async () => {
  await woman({ country: 'PT' });
  for (let index = 0; index < 20; index += 1) await woman({ country: 'GR', position: utrecht });
  const statements = async (country: string, order: 'active' | 'nearest') => {
    const { platform, count } = countStatements(service.platform);
    await searchMembersHandler.run(callBy(bram, { country, order }), platform);
    return count();
  };
  // One statement each for the caller, the members and their cards. Few matches add one for each dropped wish.
  for (const order of ['active', 'nearest'] as const) {
    expect(await statements('PT', order)).toBe(4);
    expect(await statements('GR', order)).toBe(3);
  }
});

test('lets visitors search for the niche if the site allows it, and otherwise asks them to log in [DISC-2]', async () => {
  const { db } = service.platform;
  expect((await service.api(searchMembers, { country: 'BE' })).answer.numResults).toBe(1);
  await sql`update sites set settings = settings || '{"logged_out_search": "none"}'`.execute(db);
  await loadSites(db);
  const refused = await service.api(searchMembers, {});
  expect([refused.status, refused.problem.authentication_required]).toEqual([403, true]);
  expect((await search({ country: 'BE' })).numResults).toBe(1);
  await sql`update sites set settings = settings - 'logged_out_search'`.execute(db);
  await loadSites(db);
});
