import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changeSavedSearch } from '#contract/discovery/change-saved-search.ts';
import { listSavedSearches, mostSavedSearches } from '#contract/discovery/list-saved-searches.ts';
import { removeSavedSearch } from '#contract/discovery/remove-saved-search.ts';
import { saveSearch } from '#contract/discovery/save-search.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
});

const somebody = async () => loggedIn(service, await addMember(service.platform));
type Browser = Awaited<ReturnType<typeof somebody>>;

const listOf = async (browser: Browser) => (await browser.api(listSavedSearches, {})).answer;
const namesOf = async (browser: Browser) => (await listOf(browser)).searches.map(({ name }) => name);

test('saves, renames, changes and removes a search, and does not store criteria that restrict nothing [DISC-7a]', async () => {
  const browser = await somebody();
  const { search } = (
    await browser.api(saveSearch, {
      name: ' Around here ',
      criteria: {
        hair_color: ['red', 'black', 'red'],
        min_age: 18,
        max_age: 40,
        with_photo: false,
        order: 'active',
      },
    })
  ).answer;
  expect(search).toMatchObject({
    name: 'Around here',
    notice: false,
    criteria: { hair_color: ['black', 'red'], max_age: 40 },
  });
  expect(Object.keys(search.criteria).sort()).toEqual(['hair_color', 'max_age']);

  await browser.api(changeSavedSearch, { search: search.id, name: 'Redheads', notice: true });
  const changed = (
    await browser.api(changeSavedSearch, {
      search: search.id,
      criteria: { hair_color: ['red'], distance: 25 },
    })
  ).answer.search;
  expect(changed).toMatchObject({
    name: 'Redheads',
    notice: true,
    criteria: { hair_color: ['red'], distance: 25 },
  });
  expect(await listOf(browser)).toEqual({ searches: [changed], most: mostSavedSearches });

  for (let times = 0; times < 2; times += 1)
    expect((await browser.api(removeSavedSearch, { search: search.id })).status).toBe(200);
  expect(await namesOf(browser)).toEqual([]);
  const gone = await browser.api(changeSavedSearch, { search: search.id, name: 'Back' });
  expect(gone.problem.code).toBe('not_found');
});

test('returns the existing search for an identical one, and refuses it under another name [DISC-7a]', async () => {
  const browser = await somebody();
  const wish = { name: 'Wine', criteria: { interests: ['wine' as const], min_age: 30 } };
  const one = (await browser.api(saveSearch, wish)).answer.search;
  const again = (await browser.api(saveSearch, { ...wish, criteria: { min_age: 30, interests: ['wine'] } }))
    .answer;
  expect(again.search).toEqual(one);
  const other = await browser.api(saveSearch, { ...wish, name: 'Another glass' });
  expect([other.status, other.problem.code, other.problem.params]).toEqual([
    409,
    'already_saved',
    { name: 'Wine' },
  ]);
  const taken = await browser.api(saveSearch, { name: 'WINE', criteria: {} });
  expect(taken.problem.errors?.map(({ field, code }) => [field, code])).toEqual([['name', 'name_taken']]);

  const tea = (await browser.api(saveSearch, { name: 'Tea', criteria: { interests: ['tea'] } })).answer
    .search;
  const same = await browser.api(changeSavedSearch, { search: tea.id, criteria: wish.criteria });
  expect(same.problem.params).toEqual({ name: 'Wine' });
  const renamed = await browser.api(changeSavedSearch, { search: tea.id, name: 'Wine' });
  expect(renamed.problem.errors?.[0]).toMatchObject({ field: 'name', code: 'name_taken' });
  expect((await browser.api(changeSavedSearch, { search: tea.id, name: 'TEA' })).answer.search.name).toBe(
    'TEA',
  );
});

test('keeps at most ten searches, even of fifteen simultaneous ones, and frees a place on removal [DISC-7a]', async () => {
  const browser = await somebody();
  const save = (index: number) =>
    browser.api(saveSearch, { name: `Search ${index}`, criteria: { min_age: 20 + index } });
  const replies = await Promise.all(Array.from({ length: 15 }, (_, index) => save(index)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ problem }) => [problem.code, problem.params])).toEqual(
    Array(5).fill(['too_many_saved_searches', { most: 10 }]),
  );
  const [first] = (await listOf(browser)).searches;
  await browser.api(removeSavedSearch, { search: first?.id ?? 0 });
  expect((await save(50)).status).toBe(200);
  expect((await save(51)).problem.code).toBe('too_many_saved_searches');
  expect(await namesOf(browser)).toHaveLength(10);
});

test('stores one search for five simultaneous identical requests [DISC-7a]', async () => {
  const browser = await somebody();
  const wish = { name: 'Bikers', criteria: { tattoos: ['many' as const] }, notice: true };
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => browser.api(saveSearch, wish)));
  expect(new Set(replies.map(({ answer }) => answer.search.id)).size).toBe(1);
  expect(await namesOf(browser)).toEqual(['Bikers']);
});

test("refuses to change or remove another member's search, and refuses visitors [DISC-7a]", async () => {
  const [owner, stranger] = [await somebody(), await somebody()];
  const { id } = (await owner.api(saveSearch, { name: 'Mine', criteria: {} })).answer.search;
  expect((await stranger.api(changeSavedSearch, { search: id, name: 'Yours' })).problem.code).toBe(
    'not_found',
  );
  await stranger.api(removeSavedSearch, { search: id });
  expect(await namesOf(owner)).toEqual(['Mine']);
  expect(await namesOf(stranger)).toEqual([]);
  expect((await service.api(listSavedSearches, {})).status).toBe(403);
});

test('names the field of an error: empty name, unknown choice, reversed ages [DISC-7a]', async () => {
  const browser = await somebody();
  const faults = async (input: object) => {
    const reply = await browser.fetch('/api/saved-searches.php', {
      method: 'POST',
      headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const told: unknown = await reply.json();
    return [reply.status, JSON.stringify(told).match(/"field":"[^"]*"/g)];
  };
  expect(await faults({ name: ' ', criteria: {} })).toEqual([400, ['"field":"name"']]);
  expect(await faults({ name: 'A', criteria: { min_age: 40, max_age: 30 } })).toEqual([
    400,
    ['"field":"criteria.max_age"'],
  ]);
  expect((await faults({ name: 'A', criteria: { shoe: 42 } }))[0]).toBe(400);
  expect((await faults({ name: 'A', criteria: { distance: 7 } }))[0]).toBe(400);
  expect(await namesOf(browser)).toEqual([]);
});

test('lists a saved search with a choice that the site no longer offers [DISC-7a]', async () => {
  const browser = await somebody();
  const { id } = (await browser.api(saveSearch, { name: 'Old', criteria: { hair_color: ['red'] } })).answer
    .search;
  await sql`update saved_searches set criteria = '{"hair_color": ["striped"]}' where id = ${id}`.execute(
    service.platform.db,
  );
  expect((await listOf(browser)).searches).toMatchObject([{ name: 'Old', criteria: {} }]);
});

test("refuses a name that only the database's comparison finds equal [DISC-7a]", async () => {
  const browser = await somebody();
  await browser.api(saveSearch, { name: 'οδοσ', criteria: { min_age: 30 } });
  const taken = await browser.api(saveSearch, { name: 'ΟΔΟΣ', criteria: { min_age: 31 } });
  expect(taken.status).toBe(400);
  expect(taken.problem.errors?.map(({ field, code }) => [field, code])).toEqual([['name', 'name_taken']]);
});
