import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { loadSites } from '#server/sites/door.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { findTarget } from '#web/content/find-target.ts';
import { callOver, type Transport } from '#web/platform/api/api.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
});

/**
 * Returns the member that the landing page of an address shows. The request is the same as a visitor's page
 * makes.
 */
const targetAt = (id: string) => {
  const transport: Transport = { origin: service.url, send: (request) => fetch(request) };
  return findTarget((operation, input, options) => callOver(transport, operation, input, options), id);
};

test('a landing page shows the public profile of a member and labels fictional ones [CONT-2d, PROF-6a]', async () => {
  const person = await addMember(service.platform, { name: 'Sanne', place: 'Utrecht' });
  const fictional = await addMember(service.platform, { name: 'Fay', fictional: true });
  expect(await targetAt(String(person))).toMatchObject({ id: person, name: 'Sanne', fictional: false });
  expect(await targetAt(String(fictional))).toMatchObject({ id: fictional, name: 'Fay', fictional: true });
});

test('hidden, unconfirmed, foreign and unknown members get the same landing page [CONT-2d, ACC-14a]', async () => {
  const { db } = service.platform;
  const unconfirmed = await addMember(service.platform, { active: false });
  await sql`insert into sites (id, host, company_id, niche, settings)
    values (2, 'she.localhost', 1, 2, '{"reveal_account_existence": "yes"}')`.execute(db);
  await loadSites(db);
  const foreign = await addMember(service.platform, { site: 2 });
  const hidden = await addMember(service.platform);
  expect(await targetAt(String(hidden))).toMatchObject({ id: hidden });
  await loggedIn(service, hidden).api(setVisibility, { invisible: true });
  for (const id of [
    hidden,
    unconfirmed,
    foreign,
    4_503_599_627_370_495,
    '0',
    '-1',
    '1e3',
    'x',
    '9'.repeat(40),
  ])
    expect(await targetAt(String(id)), String(id)).toBeNull();
});

test('shows only fictional members if the site hides its members from visitors [DISC-2]', async () => {
  const { db } = service.platform;
  const person = await addMember(service.platform);
  const fictional = await addMember(service.platform, { fictional: true });
  await sql`update sites set settings = settings || '{"logged_out_search": "none"}'`.execute(db);
  await loadSites(db);
  expect(await targetAt(String(person))).toBeNull();
  expect((await targetAt(String(fictional)))?.fictional).toBe(true);
});
