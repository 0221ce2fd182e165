import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { addApprovedPhoto } from '#server/photos/door.ts';
import { createMember, loadSites } from '#server/sites/door.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { activateProfile, createProfile } from '../lifecycle/profile-lifecycle.ts';
import { setLastActive } from '../visibility/profiles.sql.ts';
import { mayMeet } from '../visibility/visibility.ts';
import { loadCards } from './load-cards.ts';

let service: TestService;
let viewer: Client;

const now = new Date();
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function makeMember(
  options: { site?: number; fictional?: boolean; active?: boolean; seen?: Date } = {},
): Promise<Id> {
  const { site = 1, fictional = false, active = true, seen = now } = options;
  const { db } = service.platform;
  const member = await createMember(db, site);
  await createProfile(db, {
    member,
    site,
    name: 'Jip',
    gender: 'male',
    lookingFor: 'female',
    sexuality: 'hetero',
    dateOfBirth: '1990-05-17',
    country: 'NL',
    region: 'NL-UT',
    place: 'Utrecht',
    position: { latitude: 52.09, longitude: 5.12 },
    about: 'Over mij.',
    interests: ['wine', 'art'],
    membersOnly: false,
    fictional,
    now: seen,
  });
  if (active) await activateProfile(db, member);
  return member;
}

beforeAll(async () => {
  service = await startService();
  await sql`insert into sites (id, host, company_id, niche, settings)
    values (2, 'she.localhost', 1, 2, '{"reveal_account_existence": "yes"}')`.execute(service.platform.db);
  await loadSites(service.platform.db);
  viewer = service.client();
  await signUpMember(viewer);
});

test('shows the band of the distance and the shared interests, and neither on the own profile [PROF-2g, PROF-2h]', async () => {
  const [member, near] = [await makeMember(), await makeMember()];
  const browser = service.client();
  const { id } = await signUpMember(browser);
  await browser.api(changeProfile, { interests: ['wine', 'music'] });
  const seen = async (of: Id) => (await browser.api(getMember, { id: of })).answer.member;
  expect(await seen(member)).toMatchObject({ distance_band: null, shared_interests: ['wine'] });
  await sql`update profiles set (position, search_cell, search_cell_metres) =
    (select position, search_cell, search_cell_metres from profiles where member_id = ${near})
    where member_id = ${id}`.execute(service.platform.db);
  const { results } = (await browser.api(searchMembers, { gender: 'male' })).answer;
  const found = results.find((card) => card.id === member);
  expect(found?.distance_band).toBeGreaterThan(0);
  expect((await seen(member)).distance_band).toBe(found?.distance_band);
  await sql`update profiles set hides_distance = true where member_id = ${member}`.execute(
    service.platform.db,
  );
  expect((await seen(member)).distance_band).toBeNull();
  expect(await seen(id)).toMatchObject({ distance_band: null, shared_interests: [] });
  const fictional = await makeMember({ fictional: true });
  expect((await seen(fictional)).distance_band).toBeNull();
});

test("shows another member's fields and shared images, main photo first, without coordinates [PROF-2a]", async () => {
  const member = await makeMember();
  await addApprovedPhoto(service.platform.db, { member, path: 'test/second', isMain: false });
  await addApprovedPhoto(service.platform.db, { member, path: 'test/main', isMain: true });
  await sql`insert into photos (member_id, path, status, position) values (${member}, 'test/pending', 'pending', 2)`.execute(
    service.platform.db,
  );
  const { answer } = await viewer.api(getMember, { id: member });
  expect(answer.member).toMatchObject({
    id: member,
    name: 'Jip',
    fictional: false,
    country: 'NL',
    region: 'NL-UT',
    place: 'Utrecht',
    online: true,
    about: 'Over mij.',
    interests: ['art', 'wine'],
    photo_count: 2,
  });
  expect(answer.member.main_image?.filename).toBe('test/main-large.webp');
  expect(answer.member.photos.map((photo) => 'image' in photo && photo.image.filename)).toEqual([
    'test/main-large.webp',
    expect.stringMatching(/^signed\/members\/.*\/test\/second-large\.webp$/),
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/52\.09|position|date_of_birth|1990/);
});

test('returns neither profile nor card of unconfirmed members, members of another site and unknown ids [PROF-2a, GDPR-14]', async () => {
  const disabled = await makeMember({ active: false });
  const elsewhere = await makeMember({ site: 2 });
  for (const id of [disabled, elsewhere, 4_242]) {
    const { problem } = await viewer.api(getMember, { id });
    expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    expect(await mayMeet(service.platform.db, 1, id)).toBe(false);
  }
  expect((await loadCards(service.platform.db, 1, [disabled, elsewhere, 4_242], now)).size).toBe(0);
});

test('shows an unconfirmed member their own profile, and nobody else [PROF-2a, ACC-6b]', async () => {
  const own = service.client();
  const { id } = await signUpMember(own, { name: 'Nieuw' });
  expect((await own.api(getMember, { id })).answer.member).toMatchObject({ id, name: 'Nieuw' });
  expect((await viewer.api(getMember, { id })).status).toBe(404);
});

test('requires a login, and rejects an invalid id by field [PROF-2a, ACC-16e]', async () => {
  const member = await makeMember();
  expect((await service.api(getMember, { id: member })).problem.code).toBe('authentication_required');
  const refused = await viewer.get('/api/member.php?id=1e3');
  expect(refused.status).toBe(400);
});

test('marks a fictional profile in profile and card and never shows it online, even after activity now [SAFE-4a, FIC-7a]', async () => {
  const member = await makeMember({ fictional: true });
  const { answer } = await viewer.api(getMember, { id: member });
  expect(answer.member).toMatchObject({ fictional: true, online: false });
  const cards = await loadCards(service.platform.db, 1, [member], now);
  expect(cards.get(member)).toMatchObject({ fictional: true, online: false });
});

test('ends the online status five minutes after the last activity [PROF-2a]', async () => {
  const member = await makeMember({ seen: minutesAgo(60) });
  const onlooker = { viewer: await makeMember(), reach: 'find' } as const;
  const isOnline = async () =>
    (await loadCards(service.platform.db, 1, [member], now, onlooker)).get(member)?.online;
  expect(await isOnline()).toBe(false);
  await setLastActive(service.platform.db, member, minutesAgo(4));
  expect(await isOnline()).toBe(true);
  // Within the same minute nothing is written, because the row would barely change.
  await setLastActive(service.platform.db, member, new Date(minutesAgo(4).getTime() + 30_000));
  const { rows } = await sql<{ at: Date }>`
    select last_active_at as at from profiles where member_id = ${member}`.execute(service.platform.db);
  expect(rows[0]?.at).toEqual(minutesAgo(4));
});

test('loads the cards of a list in one statement [PROF-2a]', async () => {
  const ids = [await makeMember(), await makeMember(), await makeMember({ fictional: true })];
  const { platform, count } = countStatements(service.platform);
  expect((await loadCards(platform.db, 1, ids, now)).size).toBe(3);
  expect(count()).toBe(1);
  expect((await loadCards(platform.db, 1, [], now)).size).toBe(0);
  expect(count()).toBe(1);
});

test('rejects members under 18 with a database constraint [SITE-6c, SAFE-3c]', async () => {
  const { db } = service.platform;
  const member = await createMember(db, 1);
  const young = createProfile(db, {
    member,
    site: 1,
    name: 'Te jong',
    gender: 'female',
    lookingFor: 'male',
    sexuality: 'hetero',
    dateOfBirth: new Date(Date.now() - 17 * 365 * 86_400_000).toISOString().slice(0, 10),
    country: 'NL',
    region: null,
    now: new Date(),
  });
  await expect(young).rejects.toThrow(/check/);
});
