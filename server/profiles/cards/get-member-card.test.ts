import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { loadSites } from '#server/sites/door.ts';
import { addMember, loggedIn, trustingWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ wiring: trustingWiring });
});

test('[PROF-6] a visitor sees who somebody is: name, age, place, picture and whether it is a person', async () => {
  const id = await addMember(service.platform, { name: 'Sanne', place: 'Utrecht' });
  const { card } = (await service.client().api(getMemberCard, { id })).answer;
  expect(card).toMatchObject({ id, name: 'Sanne', age: 30, place: 'Utrecht', fictional: false });
  expect(Object.keys(card)).not.toContain('about');
});

test('[PROF-1] [ACC-1] of whoever named a region alone, as the sign-up asks, the region is shown', async () => {
  const { db } = service.platform;
  const inFriesland = await addMember(service.platform, { country: 'NL' });
  await sql`update profiles set region = 'NL-FR' where member_id = ${inFriesland}`.execute(db);
  const nowhere = await addMember(service.platform, { country: 'NL' });
  const placeOf = async (id: number) => (await service.client().api(getMemberCard, { id })).answer.card.place;
  expect(await placeOf(inFriesland)).toBe('Fryslân');
  expect(await placeOf(nowhere)).toBeNull();
});

test('[PROF-2] who is not confirmed, of another site or nobody is not found', async () => {
  const { db } = service.platform;
  const hidden = await addMember(service.platform, { active: false });
  await sql`insert into sites (id, host, company_id, niche) values (2, 'she.localhost', 1, 2)`.execute(db);
  await loadSites(db);
  const foreign = await addMember(service.platform, { site: 2 });
  for (const id of [hidden, foreign, 4_503_599_627_370_495]) {
    expect((await service.client().api(getMemberCard, { id })).problem.code).toBe('not_found');
  }
});

test('[DISC-2] a site that shows its members to nobody logged out shows visitors fictional profiles alone', async () => {
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
