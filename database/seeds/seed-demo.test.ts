import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ageOn } from '#contract/profiles/age.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { loadCards } from '#server/profiles/door.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { demoPeople } from './demo-people.ts';
import { demoSites } from './demo-sites.ts';
import { fictionalMembers } from './fictional-members.ts';
import { seedDemo } from './seed-demo.ts';
import { seedSite } from './seed-site.ts';
import { seedPlaces } from './words/places.ts';

let service: TestService;
let took: number;

beforeAll(async () => {
  service = await startService();
  // Processor time, because wall-clock time depends on the load of the machine.
  const begun = process.cpuUsage();
  await seedDemo(service.platform);
  const { user, system } = process.cpuUsage(begun);
  took = (user + system) / 1000;
});

const rowsOf = async <T>(text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(service.platform.db)).rows;

test('seeds seven sites with at least 200 fictional members each within ten seconds [OPS-1c]', async () => {
  expect(took).toBeLessThan(10_000);
  const counts = await rowsOf<{ site: number; people: number; active: number }>(
    `select site_id as site, count(*)::int as people, count(*) filter (where status = 'active')::int as active
     from profiles where fictional group by site_id order by site_id`,
  );
  expect(counts.map(({ site }) => site)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const { people, active } of counts) {
    expect(people).toBeGreaterThanOrEqual(200);
    expect(active).toBe(people);
  }
});

test('answers on each demo host as its own site [OPS-1c, SITE-1a]', async () => {
  for (const site of demoSites) {
    const { answer } = await service.client(site.host).api(getSettings, {});
    expect(answer.settings).toMatchObject({ domain: site.host, niche: site.id });
  }
});

test('labels every fictional member, with a picture and never online [SAFE-4a, OPS-1c]', async () => {
  for (const site of demoSites) {
    const ids = await rowsOf<{ id: number }>(
      `select member_id as id from profiles where site_id = ${site.id} and fictional`,
    );
    const cards = await loadCards(
      service.platform.db,
      site.id,
      ids.map(({ id }) => id),
      service.platform.clock.now(),
    );
    expect(cards.size).toBe(ids.length);
    for (const card of cards.values()) {
      expect(card).toMatchObject({ fictional: true, online: false });
      expect(card.main_image).not.toBeNull();
      expect(card.age).toBeGreaterThanOrEqual(21);
      expect(card.age).toBeLessThanOrEqual(70);
    }
  }
});

test('creates the logins as ordinary, confirmed members with credits, one of them premium [OPS-1c]', async () => {
  const people = await rowsOf<{
    email: string;
    fictional: boolean;
    status: string;
    verified: boolean;
    balance: number;
    premium: boolean;
    booked: number;
    hash: string;
    seen: boolean;
  }>(
    `select email, fictional, status, verified_at is not null as verified, balance,
       premium_since is not null as premium, password_hash as hash, last_active_at > now() - interval '1 hour' as seen,
       (select sum(amount)::int from ledger_transfers l where l.member_id = a.member_id) as booked
     from addresses a join profiles using (member_id) join wallets using (member_id)
       join credentials using (member_id)
     where a.site_id = 1 order by email`,
  );
  expect(people.map(({ email }) => email)).toEqual(demoPeople.map(({ email }) => email));
  expect(people.map(({ balance }) => balance)).toEqual([3, 3, 120]);
  expect(people.map(({ premium }) => premium)).toEqual([false, false, true]);
  for (const person of people) {
    expect(person).toMatchObject({ fictional: false, status: 'active', verified: true, seen: false });
    expect(person.booked).toBe(person.balance);
    expect(person.hash).toMatch(/^\$argon2id\$/);
  }
});

test('changes nothing when seeding again [OPS-1c]', async () => {
  const count = () => rowsOf<{ members: number }>('select count(*)::int as members from members');
  const before = await count();
  await seedDemo(service.platform);
  expect(await count()).toEqual(before);
});

test('skips a site whose host belongs to another site [OPS-1c]', async () => {
  const extra = { id: 91, host: 'she.localhost', niche: 'she' } as const;
  const { platform } = service;
  const seeding = platform.transact((unit) =>
    seedSite(unit.db, extra, async () => 'no hash', platform.clock.now()),
  );
  expect(await seeding).toBe(false);
  expect(await rowsOf("select id from sites where host = 'she.localhost' or id = 91")).toEqual([{ id: 2 }]);
});

test('leaves no member of a site whose seeding fails [OPS-1c]', async () => {
  const extra = { id: 90, host: 'half.localhost', niche: 'general' } as const;
  const failing = () => Promise.reject(new Error('the machine stops here'));
  const { platform } = service;
  const seeding = platform.transact((unit) => seedSite(unit.db, extra, failing, platform.clock.now()));
  await expect(seeding).rejects.toThrow('the machine stops here');
  const [left] = await rowsOf<{ sites: number; members: number }>(
    `select (select count(*)::int from sites where id = 90) as sites,
       (select count(*)::int from members where site_id = 90) as members`,
  );
  expect(left).toEqual({ sites: 0, members: 0 });
});

const now = new Date('2026-11-21T12:00:00Z');

test('gives the same people for the same site and time, with no two equal texts [OPS-1c]', () => {
  for (const { niche } of demoSites) {
    const people = fictionalMembers(niche, 210, now);
    expect(fictionalMembers(niche, 210, now)).toEqual(people);
    const texts = people.flatMap(({ about }) => about ?? []);
    expect(new Set(texts).size).toBe(texts.length);
    const neighbours = people.slice(1).map((person, at) => [person.pictures[0], people[at]?.pictures[0]]);
    expect(neighbours.filter(([one, other]) => one === other)).toEqual([]);
  }
});

test('gives the same people the same age at any time [OPS-1c]', () => {
  const later = new Date('2031-02-28T23:59:00Z');
  const agesAt = (day: Date) =>
    fictionalMembers('milf', 210, day).map(({ name, dateOfBirth }) => `${name} ${ageOn(dateOfBirth, day)}`);
  expect(agesAt(later)).toEqual(agesAt(now));
});

const shareOf = <T>(list: readonly T[], fits: (one: T) => boolean) => list.filter(fits).length / list.length;

test('gives each niche the members that its site is about [SITE-2e]', () => {
  const agesOf = (niche: Niche, gender: Gender) =>
    fictionalMembers(niche, 210, now)
      .filter((person) => person.gender === gender)
      .map(({ dateOfBirth }) => ageOn(dateOfBirth, now));
  for (const [niche, gender] of [
    ['she', 'female'],
    ['gay', 'male'],
  ] as const)
    for (const person of fictionalMembers(niche, 210, now))
      expect(person).toMatchObject({ gender, lookingFor: gender });
  expect(Math.min(...agesOf('gilf', 'female'))).toBeGreaterThanOrEqual(55);
  expect(Math.min(...agesOf('milf', 'female'))).toBeGreaterThanOrEqual(36);
  expect(Math.max(...agesOf('milf', 'female'))).toBeLessThanOrEqual(54);
  const bodies = fictionalMembers('bbw', 210, now).flatMap(({ gender, attributes: { body_type } }) =>
    gender === 'female' && body_type ? [body_type] : [],
  );
  expect(new Set(bodies)).toEqual(new Set(['curvy', 'full']));
  const bound = (niche: Niche) =>
    shareOf(fictionalMembers(niche, 210, now), ({ interests }) => interests.includes('bondage'));
  expect(bound('bdsm')).toBeGreaterThan(0.1);
  expect(bound('general')).toBe(0);
});

test('varies how much profiles tell, with one to five drawn pictures each [OPS-1c, FIC-13a]', async () => {
  for (const { niche } of demoSites) {
    const people = fictionalMembers(niche, 210, now);
    const quiet = shareOf(people, ({ about }) => about === null);
    expect(quiet).toBeGreaterThan(0.22);
    expect(quiet).toBeLessThan(0.42);
    const open = people.flatMap(({ attributes }) => Object.values(attributes));
    const told = shareOf(open, (value) => value !== null);
    expect(told).toBeGreaterThan(0.4);
    expect(told).toBeLessThan(0.75);
    const several = shareOf(people, ({ pictures }) => pictures.length > 1);
    expect(several).toBeGreaterThan(0.3);
    for (const { pictures } of people) {
      expect(pictures.length).toBeLessThanOrEqual(5);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  }
  const paths = await rowsOf<{ path: string }>(
    "select distinct path from photos join profiles using (member_id) where fictional and path like 'demo/%'",
  );
  expect(paths.length).toBeGreaterThan(300);
  for (const { path } of paths)
    expect(await service.platform.storage.exists(`originals/${path}.svg`), path).toBe(true);
});

test('has no fictional member who names a town or asks to meet, for gifts or for a number [FIC-10a]', () => {
  const towns = new RegExp(`\\b(?:${seedPlaces.map(({ name }) => name).join('|')})\\b`);
  const bait = /\b(?:afspreken|ontmoet|date|whatsapp|telefoonnummer|cadeau|adres)/i;
  for (const { niche } of demoSites)
    for (const { about } of fictionalMembers(niche, 210, now)) {
      expect(about ?? '').not.toMatch(towns);
      expect(about ?? '').not.toMatch(bait);
    }
});

test('serves a drawn picture in every size [OPS-1c]', async () => {
  const [row] = await rowsOf<{ id: number }>('select member_id as id from profiles where fictional limit 1');
  const cards = await loadCards(service.platform.db, 1, [row?.id ?? 0], new Date());
  const image = cards.get(row?.id ?? 0)?.main_image;
  for (const path of [image?.filename, image?.card_filename, image?.thumb_filename, image?.match]) {
    const reply = await service.get(`/media/${path}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toContain('immutable');
  }
});
