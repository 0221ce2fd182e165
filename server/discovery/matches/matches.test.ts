import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findMatches } from '#contract/discovery/find-matches.ts';
import { listRelated } from '#contract/discovery/list-related.ts';
import type { Id } from '#contract/kit/id.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;
let me: { readonly id: Id; readonly browser: Client };

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
});

beforeEach(async () => {
  await sql`update profiles set status = 'disabled'`.execute(service.platform.db);
  const id = await addMember(service.platform, { interests: ['art', 'music'] });
  me = { id, browser: loggedIn(service, id) };
});

const man = async (
  fields: Parameters<typeof addMember>[1] = {},
  chosen: { reason?: string; relationship?: string } = {},
): Promise<Id> => {
  const id = await addMember(service.platform, { gender: 'male', lookingFor: 'female', ...fields });
  await sql`update profiles set signup_reason = ${chosen.reason ?? null}, relationship_status = ${chosen.relationship ?? null}
    where member_id = ${id}`.execute(service.platform.db);
  return id;
};
const hourAgo = new Date(Date.now() - 3_600_000);

test('ranks members by what matters to the member and gives the reasons [DISC-5b]', async () => {
  const plain = await man({ now: hourAgo, about: 'Hoi.' });
  const art = await man({ now: hourAgo, interests: ['art'] });
  const both = await man({ now: hourAgo, interests: ['art', 'music'] }, { reason: 'date' });
  const nothing = await man({ now: hourAgo });
  const { results } = (await me.browser.api(findMatches, { signup_reason: ['date', 'chat'] })).answer;
  expect(results.map(({ id }) => id)).toEqual([both, art, plain]);
  expect(results.map(({ reasons }) => reasons)).toEqual([
    ['interests', 'same_wish'],
    ['interests'],
    ['about'],
  ]);
  expect(results[0]?.shared_interests.toSorted()).toEqual(['art', 'music']);
  expect(results.some(({ id }) => id === nothing)).toBe(false);
});

test('names the answers of the reasons, the rarest shared interest first, and nothing else [DISC-5d]', async () => {
  await man({ now: hourAgo, interests: ['art'] });
  const both = await man(
    { now: hourAgo, interests: ['art', 'music'] },
    { reason: 'date', relationship: 'widowed' },
  );
  const { results } = (await me.browser.api(findMatches, { signup_reason: ['date'] })).answer;
  const match = results.find(({ id }) => id === both);
  expect(match).toMatchObject({
    shared_interests: ['music', 'art'],
    signup_reason: 'date',
    relationship_status: null,
  });
});

test('puts fictional profiles after real members, never online, and leaves them out on request [DISC-5b, FIC-7a]', async () => {
  const fictional = await man({ fictional: true, interests: ['art', 'music'] });
  const real = await man({ about: 'Hoi.' });
  const all = (await me.browser.api(findMatches, {})).answer.results;
  expect(all.map(({ id }) => id)).toEqual([real, fictional]);
  expect(all[0]?.reasons).toContain('online');
  expect(all[1]?.reasons).not.toContain('online');
  const people = (await me.browser.api(findMatches, { hide_fictional: true })).answer.results;
  expect(people.map(({ id }) => id)).toEqual([real]);
});

test('leaves out members outside the ages, not looking for the member, blocked or not activated [DISC-5b]', async () => {
  const year = new Date().getUTCFullYear();
  const old = await man({ dateOfBirth: `${year - 60}-01-01`, about: 'Hoi.' });
  await man({ lookingFor: 'male', about: 'Hoi.' });
  await man({ active: false, about: 'Hoi.' });
  await me.browser.api(blockMember, { profile: await man({ about: 'Hoi.' }) });
  const found = async (input: object) =>
    (await me.browser.api(findMatches, input)).answer.results.map(({ id }) => id);
  expect(await found({})).toEqual([old]);
  expect(await found({ max_age: 50 })).toEqual([]);
  const reversed = await me.browser.api(findMatches, { min_age: 50, max_age: 40 });
  expect(reversed.problem.errors?.[0]).toMatchObject({ field: 'max_age', code: 'ages_reversed' });
});

test('lists related members by gender, age, region and interests, without the open profile and the viewer [DISC-4a, PROF-2d]', async () => {
  const subject = await man({ region: 'NL-UT', interests: ['art'] });
  const near = await man({ region: 'NL-UT', interests: ['art'], now: hourAgo });
  const far = await man({ region: 'NL-GR' });
  const year = new Date().getUTCFullYear();
  await man({ dateOfBirth: `${year - 55}-01-01` });
  await man({ country: 'BE' });
  const { results } = (await me.browser.api(listRelated, { profile: subject })).answer;
  expect(results.map(({ id }) => id)).toEqual([near, far]);
});

test('returns not found for the related members of a profile that is closed [DISC-4a, PROF-2d]', async () => {
  const gone = await man({ active: false });
  expect((await me.browser.api(listRelated, { profile: gone })).problem.code).toBe('not_found');
});

test('proposes women and men to a member who looks for both, and this member to both [DISC-1h]', async () => {
  const { platform } = service;
  const woman = await addMember(platform, { lookingFor: 'both', about: 'Hoi.' });
  const other = await man({ lookingFor: 'both', about: 'Hoi.' });
  await addMember(platform, { lookingFor: 'male', about: 'Hoi.' });
  const id = await addMember(platform, { lookingFor: 'both' });
  const open = { id, browser: loggedIn(service, id) };
  const found = async ({ browser }: typeof me) =>
    (await browser.api(findMatches, {})).answer.results.map((match) => match.id).toSorted();
  expect(await found(open)).toEqual([woman, other].toSorted());
  // The member of the other tests is a woman who looks for men.
  expect(await found(me)).toEqual([other]);
});
