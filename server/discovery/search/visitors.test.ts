import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock, trustProxy: true, rateLimitFactor: 1 });
});

/** A woman in a town, online now, with a main photo, in a country of her own. */
async function online(country: string) {
  const person = await service.person();
  const { db, storage } = service.platform;
  await sql`update profiles set country = ${country}, region = 'BE-VAN', place = 'Mechelen',
    last_active_at = ${clock.now()} where member_id = ${person.id}`.execute(db);
  const path = `members/visited-${person.id}`;
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  await storage.put(`originals/${path}.webp`, bytes);
  await sql`insert into photos (member_id, path, is_main, status) values (${person.id}, ${path}, true, 'active')`.execute(
    db,
  );
  const picture = (size: string, from = service.client()) =>
    from.fetch(`/media/${path}-${size}.webp`, {}).then(({ status }) => status);
  return { person, path, picture };
}

const seen = async (id: Id) => {
  const read = await service.api(getMemberCard, { id });
  return read.status === 200 ? read.answer.card : undefined;
};
const found = async (input: CallOf<typeof searchMembers>) =>
  (await service.api(searchMembers, { gender: 'female', ...input })).answer.results;

/** Adds many members of a country in one statement. */
const addMany = (country: string, count: number) =>
  sql`with more as (
      insert into members (site_id) select site_id from (select site_id from members limit 1) one, generate_series(1, ${count})
      returning id, site_id
    )
    insert into profiles (member_id, site_id, status, fictional, name, gender, looking_for, sexuality,
      date_of_birth, country, members_only)
    select id, site_id, 'active', false, 'Noor', 'female', 'male', 'hetero', '1990-01-01', ${country}, false
    from more`.execute(service.platform.db);

describe('a visitor', () => {
  test('learns no presence, by card, list, filter or order [SAFE-9a, TRUST-11c]', async () => {
    const one = await online('AT');
    const two = await online('AT');
    expect((await seen(one.person.id))?.online).toBe(false);
    const list = await found({ country: 'AT' });
    expect(list.map(({ online }) => online)).toEqual([false, false]);
    const refused = await service.api(searchMembers, { country: 'AT', gender: 'female', online_now: true });
    expect([refused.status, refused.problem.code]).toEqual([403, 'authentication_required']);
    for (const { person } of [one, two, one]) {
      clock.forward(600);
      await sql`update profiles set last_active_at = ${clock.now()} where member_id = ${person.id}`.execute(
        service.platform.db,
      );
      expect((await found({ country: 'AT' })).map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    }
    const member = await service.person();
    expect((await member.api(getMemberCard, { id: one.person.id })).answer.card.online).toBe(true);
  });

  test('searches by nothing about sexual life, alone or combined; a member does [GDPR-1e]', async () => {
    await online('IE');
    const member = await service.person();
    const intimate: CallOf<typeof searchMembers>[] = [
      { gender: 'female', sexuality: ['hetero'] },
      { gender: 'female', interests: ['bondage'] },
      { gender: 'female', relationship_status: ['open_relationship'] },
      { gender: 'female', signup_reason: ['adventure'] },
      { country: 'IE', sexuality: ['hetero', 'gay', 'lesbian', 'bi'], order: 'active' },
    ];
    for (const input of intimate) {
      const refused = await service.api(searchMembers, input);
      expect([refused.status, refused.problem.code]).toEqual([403, 'authentication_required']);
      expect((await member.api(searchMembers, input)).status).toBe(200);
    }
    expect((await found({ country: 'IE', with_photo: true })).length).toBe(1);
  });

  test('learns the region and not the place, also as a blocked member who logged out [SAFE-9b]', async () => {
    const { person, path, picture } = await online('BE');
    const visitorCard = await seen(person.id);
    expect(visitorCard).toMatchObject({ place: 'Antwerpen', region: 'BE-VAN', online: false });
    expect(visitorCard?.main_image?.filename).toBe(`${path}-card.webp`);
    expect((await found({ country: 'BE' }))[0]).toMatchObject({ place: 'Antwerpen' });
    const blocked = await service.person();
    expect((await blocked.api(getMemberCard, { id: person.id })).answer.card.place).toBe('Mechelen');
    await person.api(blockMember, { profile: blocked.id });
    expect((await blocked.api(getMemberCard, { id: person.id })).status).toBe(404);
    expect(await seen(person.id)).toEqual(visitorCard);
    expect(await picture('large', blocked)).toBe(404);
  });

  test('gets small pictures only; members get all sizes [SAFE-9b]', async () => {
    const { picture } = await online('FI');
    const member = await service.person();
    for (const size of ['thumb', 'match', 'card']) expect(await picture(size), size).toBe(200);
    expect(await picture('large')).toBe(404);
    expect(await picture('large', member)).toBe(200);
  });
});

describe('a budget of distinct profiles', () => {
  const from = (address: string, page: number, country: string) =>
    service
      .client()
      .api(searchMembers, { country, page, gender: 'female' }, { headers: { 'x-forwarded-for': address } });

  /** Reads pages from addresses in turn until one is refused. Returns the number of distinct members read. */
  const scrape = async (addresses: readonly string[], country: string): Promise<number> => {
    const ids = new Set<Id>();
    for (let page = 1; page <= 25; page += 1) {
      const read = await from(addresses[page % addresses.length] ?? '', page, country);
      if (read.status !== 200) {
        expect(read.problem.code).toBe('visitor_limit');
        return ids.size;
      }
      for (const { id } of [...read.answer.results, ...read.answer.similarResults]) ids.add(id);
    }
    return ids.size;
  };

  test('ends reading by a network of any size, and opens the next day [SAFE-9d]', async () => {
    await addMany('PL', 700);
    const v4 = Array.from({ length: 50 }, (_, at) => `198.51.100.${at + 1}`);
    expect(await scrape(v4, 'PL')).toBeLessThanOrEqual(200);
    const v64 = Array.from({ length: 50 }, (_, at) => `2001:db8:0:1::${at + 1}`);
    expect(await scrape(v64, 'PL')).toBeLessThanOrEqual(200);
    const v48 = Array.from({ length: 50 }, (_, at) => `2001:db8:5:${at + 1}::1`);
    expect(await scrape(v48, 'PL')).toBeLessThanOrEqual(400);
    expect((await from('198.51.100.9', 1, 'PL')).status).toBe(200);
    const card = await service
      .client()
      .api(
        getMemberCard,
        { id: (await online('SE')).person.id },
        { headers: { 'x-forwarded-for': '198.51.100.7' } },
      );
    expect([card.status, card.problem.code]).toEqual([403, 'visitor_limit']);
    clock.forward(86_400);
    expect(await scrape(v4.slice(0, 1), 'PL')).toBeGreaterThan(100);
  }, 60_000);

  test('does not count members, other networks, or repeated and fictional profiles [SAFE-9d]', async () => {
    const member = await service.person();
    for (let page = 1; page <= 15; page += 1) {
      const read = await member.api(
        searchMembers,
        { country: 'PL', page, gender: 'female' },
        { headers: { 'x-forwarded-for': '198.51.100.9' } },
      );
      expect(read.status).toBe(200);
    }
    for (let turn = 0; turn < 30; turn += 1) expect((await from('203.0.113.5', 1, 'PL')).status).toBe(200);
  });

  test('stores keyed hashes of networks and profiles only, for two days [SAFE-9d]', async () => {
    const { rows } = await sql<{
      network: Buffer;
      seen: unknown[];
    }>`select network, seen::text[] as seen from visitor_views`.execute(service.platform.db);
    expect(rows.length).toBeGreaterThan(0);
    const { rows: members } = await sql<{ member_id: string }>`select member_id::text from profiles`.execute(
      service.platform.db,
    );
    const ids = new Set(members.map(({ member_id }) => member_id));
    for (const { network, seen: hashes } of rows) {
      expect(network).toHaveLength(32);
      expect(hashes.filter((hash) => ids.has(String(hash)))).toEqual([]);
    }
  });
});

describe('members only', () => {
  test('is the default of a sign-up, can be declined there, and changes later [SAFE-9c, GDPR-1d]', async () => {
    for (const [choice, expected] of [
      [{}, true],
      [{ members_only: true }, true],
      [{ members_only: false }, false],
    ] as const) {
      const client = service.client();
      const email = `keuze${Math.random()}@post.example`;
      const { answer } = await client.api(signUp, { ...signUpForm({ email }), ...choice });
      expect(answer.user?.profile.members_only).toBe(expected);
      client.cookies.set('vonk_session', String(answer.user?.id));
      expect((await client.api(setVisibility, { members_only: !expected })).status).toBe(200);
      expect((await client.api(getCurrentUser, {})).answer.user?.profile.members_only).toBe(!expected);
    }
  });

  test('hides a member from cards, lists and pictures of visitors at once, and never from members [SAFE-9c, GDPR-15e]', async () => {
    const { person, picture } = await online('DK');
    const member = await service.person();
    const visible = async () => [
      (await seen(person.id)) !== undefined,
      (await found({ country: 'DK' })).length === 1,
      (await picture('card')) === 200,
      (await picture('thumb')) === 200,
    ];
    expect(await visible()).toEqual([true, true, true, true]);
    expect((await person.api(setVisibility, { members_only: true })).answer.members_only).toBe(true);
    expect(await visible()).toEqual([false, false, false, false]);
    expect((await member.api(getMemberCard, { id: person.id })).status).toBe(200);
    expect(await picture('large', member)).toBe(200);
    const { answer } = await member.api(searchMembers, { country: 'DK', gender: 'female' });
    expect(answer.results.map(({ id }) => id)).toEqual([person.id]);
    await person.api(setVisibility, { members_only: false });
    expect(await visible()).toEqual([true, true, true, true]);
  });
});

test('an invisible member has no pictures for visitors [SAFE-9c]', async () => {
  const { person, picture } = await online('NO');
  await person.api(setVisibility, { invisible: true });
  expect(await picture('card')).toBe(404);
  expect(await picture('card', person)).toBe(200);
});
