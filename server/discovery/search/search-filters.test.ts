import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type Criteria, distanceBands } from '#contract/discovery/criteria.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { sexualities } from '#contract/profiles/fields.ts';
import { loadSites, siteOfHost } from '#server/sites/door.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { splitSearchCells } from '#tests/support/people/split-search-cells.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const choices = { sexuality: sexualities, ...attributeValues } as const;
type Choice = keyof typeof choices;
const isChoice = (name: string): name is Choice => name in choices;

const someInterests = ['wine', 'tea', 'beach'] as const;

/** A person as the test knows them: everything that a filter can ask for. */
interface Person extends Readonly<Partial<Record<Choice, string>>> {
  readonly interests: readonly string[];
  readonly photo: boolean;
  readonly online: boolean;
  readonly fictional: boolean;
  readonly kilometres: number;
}

let service: TestService;
let bram: Id;
const people = new Map<Id, Person>();
const now = new Date();

/** Positions are in the field of Utrecht and a number of fields north of it. A field is 2.2 km high. */
const fieldKilometres = 0.02 * 111.195;
const fieldsAway = [0, 2, 3, 8, 20, 40];
const positionOf = (fields: number) => ({ latitude: 52.085 + fields * 0.02, longitude: 5.12 });

const personOf = (index: number): Person => {
  const of = <Value>(list: readonly Value[], by: number) => list[Math.floor(index / by) % list.length];
  return {
    ...Object.fromEntries(
      Object.entries(choices).map(([name, list], at) => [name, of<string>(list, at + 1) ?? '']),
    ),
    interests: someInterests.filter((_, at) => (index >> at) % 2 === 0),
    photo: index % 3 !== 0,
    online: index % 4 === 0 && index % 5 !== 0,
    fictional: index % 5 === 0,
    kilometres: (of(fieldsAway, 2) ?? 0) * fieldKilometres,
  };
};

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
  await splitSearchCells(service.platform.db, siteOfHost('localhost').id);
  const { db } = service.platform;
  bram = await addMember(service.platform, {
    gender: 'male',
    lookingFor: 'female',
    position: positionOf(0),
  });
  for (let index = 0; index < 120; index += 1) {
    const person = personOf(index);
    const id = await addMember(service.platform, {
      interests: someInterests.filter((interest) => person.interests.includes(interest)),
      fictional: person.fictional,
      position: positionOf(Math.round(person.kilometres / fieldKilometres)),
      now: person.online ? now : new Date(now.getTime() - 3_600_000),
    });
    const { interests: _1, photo, online: _2, fictional: _3, kilometres: _4, ...chosen } = person;
    await sql`update profiles set ${sql.join(
      Object.entries(chosen).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    )} where member_id = ${id}`.execute(db);
    if (photo)
      await sql`insert into photos (member_id, status, path, is_main)
        values (${id}, 'active', ${`test/${index}`}, true)`.execute(db);
    people.set(id, person);
  }
});

const fits = (person: Person, criteria: Criteria): boolean =>
  Object.entries(criteria).every(([name, wanted]) => {
    if (isChoice(name)) return Array.isArray(wanted) && wanted.some((word) => word === person[name]);
    if (name === 'interests')
      return Array.isArray(wanted) && wanted.every((word) => person.interests.some((one) => one === word));
    if (name === 'distance') return person.kilometres <= Number(wanted);
    if (wanted !== true) return true;
    if (name === 'with_photo') return person.photo;
    return name === 'online_now' ? person.online : !person.fictional;
  });

const criteria = fc.record(
  {
    sexuality: fc.subarray([...sexualities], { minLength: 1 }),
    hair_color: fc.subarray([...attributeValues.hair_color], { minLength: 1 }),
    eye_color: fc.subarray([...attributeValues.eye_color], { minLength: 1 }),
    body_type: fc.subarray([...attributeValues.body_type], { minLength: 1 }),
    relationship_status: fc.subarray([...attributeValues.relationship_status], { minLength: 1 }),
    tattoos: fc.subarray([...attributeValues.tattoos], { minLength: 1 }),
    signup_reason: fc.subarray([...attributeValues.signup_reason], { minLength: 1 }),
    interests: fc.subarray([...someInterests], { minLength: 1 }),
    with_photo: fc.boolean(),
    online_now: fc.boolean(),
    hide_fictional: fc.boolean(),
    distance: fc.constantFrom(...distanceBands),
    order: fc.constantFrom('active' as const, 'nearest' as const),
  },
  { requiredKeys: [] },
);

test('finds exactly the described members for every filter and every combination, over all pages [DISC-1a, DISC-7c]', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, async (wanted) => {
      const client = loggedIn(service, bram);
      const found: Id[] = [];
      let snapshot: string | undefined;
      for (let page = 1; page <= 6; page += 1) {
        const { answer } = await client.api(searchMembers, { ...wanted, page, snapshot });
        found.push(...answer.results.map(({ id }) => id));
        snapshot = answer.snapshot;
        expect(answer.numSimilar === 0 || page === 1).toBe(true);
      }
      const expected = [...people].filter(([, person]) => fits(person, wanted)).map(([id]) => id);
      expect(found.toSorted()).toEqual(expected.toSorted());
      const fictional = found.map((id) => people.get(id)?.fictional);
      expect(fictional).toEqual(fictional.toSorted((one, other) => Number(one) - Number(other)));
    }),
    { numRuns: 25 },
  );
});

test('refuses fields that the site does not offer and invalid choices [DISC-1a]', async () => {
  const { db } = service.platform;
  await sql`update sites set settings = settings || '{"search_fields": ["gender", "age", "hair_color"]}'`.execute(
    db,
  );
  await loadSites(db);
  const client = loggedIn(service, bram);
  const refused = async (query: Record<string, string>) => {
    const { status, problem } = await client.api(searchMembers, {}, { query });
    return [status, problem.errors?.map(({ field, code }) => [field, code])];
  };
  expect((await client.api(searchMembers, { hair_color: ['red'], min_age: 20 })).status).toBe(200);
  expect(await refused({ eye_color: 'blue', interests: 'wine' })).toEqual([
    400,
    [
      ['eye_color', 'unknown_field'],
      ['interests', 'unknown_field'],
    ],
  ]);
  expect(await refused({ hair_color: 'red,striped' })).toMatchObject([400, [['hair_color.1', 'invalid']]]);
  expect(await refused({ with_photo: 'perhaps' })).toEqual([400, [['with_photo', 'invalid']]]);
  expect(await refused({ distance: '7' })).toEqual([400, [['distance', 'invalid']]]);
  await sql`update sites set settings = settings - 'search_fields'`.execute(db);
  await loadSites(db);
});

test('lets a visitor search with a network or ref if the site requires a traffic source [DISC-2]', async () => {
  const { db } = service.platform;
  await sql`update sites set settings = settings || '{"logged_out_search": "none"}'`.execute(db);
  await loadSites(db);
  const visitor = service.client();
  const status = async (query: Record<string, string>) =>
    (await visitor.api(searchMembers, {}, { query })).status;
  expect(await status({})).toBe(403);
  expect(await status({ sub1: 'a' })).toBe(403);
  expect(await status({ network: 'nw' })).toBe(200);
  expect(await status({ ref: 'friend' })).toBe(200);
  await sql`update sites set settings = settings || '{"logged_out_search_trafficsource": "none"}'`.execute(
    db,
  );
  await loadSites(db);
  expect(await status({ network: 'nw' })).toBe(403);
  await sql`update sites set settings = settings - 'logged_out_search' - 'logged_out_search_trafficsource'`.execute(
    db,
  );
  await loadSites(db);
});
