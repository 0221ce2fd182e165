import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { loadSites } from '#server/sites/door.ts';
import { addMember, loggedIn, trustingWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { findTarget } from '#web/content/find-target.ts';
import { callOver, type Transport } from '#web/platform/api/api.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ wiring: trustingWiring });
});

/** Whom the landing of an address shows, as a visitor's page asks the server. */
const targetAt = (id: string) => {
  const transport: Transport = { origin: service.url, send: (request) => fetch(request) };
  return findTarget((operation, input, options) => callOver(transport, operation, input, options), id);
};

test('[CONT-2] [PROF-6] a landing shows of a member what a visitor may see, and of a fictional one that they are', async () => {
  const person = await addMember(service.platform, { name: 'Sanne', place: 'Utrecht' });
  const fictional = await addMember(service.platform, { name: 'Fay', fictional: true });
  expect(await targetAt(String(person))).toMatchObject({ id: person, name: 'Sanne', fictional: false });
  expect(await targetAt(String(fictional))).toMatchObject({ id: fictional, name: 'Fay', fictional: true });
});

test('[CONT-2] [ACC-14] who hides, was never confirmed, is of another site or is nobody: the same page for all of them', async () => {
  const { db } = service.platform;
  const unconfirmed = await addMember(service.platform, { active: false });
  await sql`insert into sites (id, host, company_id, niche) values (2, 'she.localhost', 1, 2)`.execute(db);
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

test('[DISC-2] on a site that shows its members to nobody logged out, only fictional ones have a landing', async () => {
  const { db } = service.platform;
  const person = await addMember(service.platform);
  const fictional = await addMember(service.platform, { fictional: true });
  await sql`update sites set settings = settings || '{"logged_out_search": "none"}'`.execute(db);
  await loadSites(db);
  expect(await targetAt(String(person))).toBeNull();
  expect((await targetAt(String(fictional)))?.fictional).toBe(true);
});
