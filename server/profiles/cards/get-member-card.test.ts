import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { loadSites } from '#server/sites/door.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
});

test('shows a visitor the name, age, region, picture and fictional flag of a member [PROF-6a]', async () => {
  const id = await addMember(service.platform, { name: 'Sanne', place: 'Zeist', region: 'NL-UT' });
  const { card } = (await service.client().api(getMemberCard, { id })).answer;
  expect(card).toMatchObject({ id, name: 'Sanne', age: 30, place: 'Utrecht', fictional: false });
  expect(Object.keys(card)).not.toContain('about');
});

test('shows the region of a member who chose only a region, as at sign-up [PROF-1a]', async () => {
  const { db } = service.platform;
  const inFriesland = await addMember(service.platform, { country: 'NL' });
  await sql`update profiles set region = 'NL-FR' where member_id = ${inFriesland}`.execute(db);
  const nowhere = await addMember(service.platform, { country: 'NL' });
  const placeOf = async (id: number) => (await service.client().api(getMemberCard, { id })).answer.card.place;
  expect(await placeOf(inFriesland)).toBe('Fryslân');
  expect(await placeOf(nowhere)).toBeNull();
});

test('answers not_found for unconfirmed members, members of another site and unknown ids [PROF-2a]', async () => {
  const { db } = service.platform;
  const hidden = await addMember(service.platform, { active: false });
  await sql`insert into sites (id, host, company_id, niche, settings)
    values (2, 'she.localhost', 1, 2, '{"reveal_account_existence": "yes"}')`.execute(db);
  await loadSites(db);
  const foreign = await addMember(service.platform, { site: 2 });
  for (const id of [hidden, foreign, 4_503_599_627_370_495]) {
    expect((await service.client().api(getMemberCard, { id })).problem.code).toBe('not_found');
  }
});

test('shows visitors only fictional profiles on a site that hides its members from visitors [DISC-2]', async () => {
  const { db } = service.platform;
  const person = await addMember(service.platform);
  const fictional = await addMember(service.platform, { fictional: true });
  const viewer = await addMember(service.platform, { gender: 'male', lookingFor: 'female' });
  await sql`update sites set settings = settings || '{"logged_out_search": "none"}'`.execute(db);
  await loadSites(db);
  expect((await service.client().api(getMemberCard, { id: person })).problem.code).toBe('not_found');
  expect((await service.client().api(getMemberCard, { id: fictional })).answer.card.fictional).toBe(true);
  expect((await loggedIn(service, viewer).api(getMemberCard, { id: person })).answer.card.id).toBe(person);
});
