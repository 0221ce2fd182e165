import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { autoLike } from '#contract/discovery/auto-like.ts';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { getStandingLike } from '#contract/discovery/get-standing-like.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { setStandingLike } from '#contract/discovery/set-standing-like.ts';
import type { Id } from '#contract/kit/id.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import {
  addMember,
  loggedIn,
  type MemberFields,
  memberIdCookieWiring,
} from '#tests/support/people/members.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService } from '#tests/support/service/service.ts';
import { endStandingLikesHandler } from './end-standing-likes.job.ts';

const clock = movableClock();
const service = await startService({ wiring: memberIdCookieWiring, demo: false, clock });
const { db } = service.platform;

/** Removes the standing likes of other tests. */
beforeEach(async () => {
  await sql`delete from standing_likes`.execute(db);
});

const person = async (fields: MemberFields = {}) => {
  const id = await addMember(service.platform, { now: clock.now(), ...fields });
  await sql`update members set joined_at = ${clock.now()} where id = ${id}`.execute(db);
  const client = loggedIn(service, id);
  return {
    id,
    client,
    stand: (criteria: Criteria | null) => client.api(setStandingLike, { criteria }),
    standing: async () => (await client.api(getStandingLike, {})).answer.standing,
    ask: async () => (await client.api(autoLike, {})).answer.profile?.id ?? null,
    likes: async () => (await client.api(getLikes, {})).answer,
  };
};

/** Adds a woman who looks for men and has a standing like. */
const giver = async (criteria: Criteria = {}, fields: MemberFields = {}) => {
  const one = await person({ name: 'Gea', ...fields });
  (await one.stand(criteria)).answer;
  return one;
};
const newcomer = (fields: MemberFields = {}) =>
  person({ name: 'Nico', gender: 'male', lookingFor: 'female', ...fields });

test('stores the standing like with its search on request, changes it and removes it [LIKE-3b]', async () => {
  const one = await person();
  expect(await one.standing()).toBeNull();
  const on = await one.stand({ min_age: 25, online_now: true, order: 'nearest', hide_fictional: true });
  expect(on.answer.standing?.criteria).toEqual({ gender: 'male', min_age: 25 });
  clock.forward(60);
  const changed = (await one.stand({ country: 'BE', gender: 'female' })).answer.standing;
  expect(changed).toEqual({
    criteria: { country: 'BE', gender: 'female' },
    since: on.answer.standing?.since,
  });
  expect(await one.standing()).toEqual(changed);
  for (const _ of [1, 2]) expect((await one.stand(null)).answer.standing).toBeNull();
  expect(await one.standing()).toBeNull();
});

test('gives a fitting newcomer one like, marked as standing for both members and without a push [LIKE-3a]', async () => {
  const gea = await giver({ min_age: 20, max_age: 40, country: 'NL' });
  const nico = await newcomer();
  expect(await nico.ask()).toBe(gea.id);
  expect(await nico.ask()).toBeNull();
  expect((await nico.likes()).liked_by).toMatchObject([{ id: gea.id, origin: 'standing', like_new: true }]);
  expect((await gea.likes()).profiles).toMatchObject([{ id: nico.id, origin: 'standing' }]);
  const pushed = await sql`select 1 from pgboss.job where data->>'member' = ${String(nico.id)}
    and name like '%push%'`.execute(db);
  expect(pushed.rows).toEqual([]);
  (await gea.client.api(unlikeMember, { profile: nico.id })).answer;
  expect((await nico.likes()).liked_by).toEqual([]);
  expect(await nico.ask()).toBeNull();
});

test('gives at most one like an hour per giver for simultaneous newcomers [LIKE-3b]', async () => {
  const gea = await giver();
  const nicos = await Promise.all([1, 2, 3, 4].map(() => newcomer()));
  const given = await Promise.all(nicos.map((nico) => nico.ask()));
  expect(given.filter((id) => id !== null)).toEqual([gea.id]);
  const left = nicos.filter((_, index) => given[index] === null);
  expect(await left[0]?.ask()).toBeNull();
  clock.forward(3601);
  await sql`update profiles set last_active_at = ${clock.now()} where member_id = ${gea.id}`.execute(db);
  expect(await left[0]?.ask()).toBe(gea.id);
});

test('gives one like to a newcomer who asks five times at once [LIKE-3a]', async () => {
  for (let index = 0; index < 6; index += 1) await giver();
  const nico = await newcomer();
  const given = await Promise.all([1, 2, 3, 4, 5].map(() => nico.ask()));
  expect(given.filter((id) => id !== null)).toHaveLength(1);
  expect((await nico.likes()).liked_by).toHaveLength(1);
});

test('gives no like from a giver who is not findable, does not suit the newcomer, or knows them already [LIKE-3b, PROF-7a, ACC-6b]', async () => {
  const nico = await newcomer();
  const reasons: Array<(id: Id) => Promise<unknown>> = [
    (id) => sql`update profiles set status = 'invisible' where member_id = ${id}`.execute(db),
    (id) => sql`update profiles set status = 'disabled' where member_id = ${id}`.execute(db),
    (id) => sql`update profiles set fictional = true where member_id = ${id}`.execute(db),
    (id) => sql`update profiles set gender = 'male' where member_id = ${id}`.execute(db),
    (id) =>
      sql`update profiles set last_active_at = ${new Date(clock.now().getTime() - 31 * 86_400_000)}
        where member_id = ${id}`.execute(db),
    (id) =>
      sql`insert into blocks (member_id, other_id, direction)
        values (${id}, ${nico.id}, 'given'), (${nico.id}, ${id}, 'received')`.execute(db),
    (id) =>
      sql`insert into likes (member_id, other_id, direction, origin)
        values (${nico.id}, ${id}, 'given', 'own'), (${id}, ${nico.id}, 'received', 'own')`.execute(db),
    (id) =>
      sql`insert into swipes (member_id, other_id, choice, swiped_at)
        values (${nico.id}, ${id}, 'pass', now())`.execute(db),
    (id) =>
      sql`insert into swipes (member_id, other_id, choice, swiped_at)
        values (${id}, ${nico.id}, 'pass', now())`.execute(db),
  ];
  for (const reason of reasons) await reason((await giver()).id);
  expect(await nico.ask()).toBeNull();
  const open = await giver();
  expect(await nico.ask()).toBe(open.id);
});

test('gives no like to a member who is not activated, fictional, or no longer new [LIKE-3b, ACC-6b]', async () => {
  const gea = await giver();
  const unconfirmed = await newcomer({ active: false });
  expect(await unconfirmed.ask()).toBeNull();
  expect(await (await newcomer({ fictional: true })).ask()).toBeNull();
  const old = await newcomer();
  await sql`update members set joined_at = ${new Date(clock.now().getTime() - 8 * 86_400_000)} where id = ${old.id}`.execute(
    db,
  );
  expect(await old.ask()).toBeNull();
  await sql`update profiles set status = 'active' where member_id = ${unconfirmed.id}`.execute(db);
  expect(await unconfirmed.ask()).toBe(gea.id);
});

test("finds the same newcomers as the giver's own search, for each criterion [LIKE-3b]", async () => {
  const wishes: Criteria[] = [
    {},
    { min_age: 30 },
    { max_age: 29 },
    { country: 'BE' },
    { country: 'NL' },
    { countryregion: 'NL-ZH' },
    { countryregion: 'NL-NH' },
    { hair_color: ['red', 'blond'] },
    { hair_color: ['black'] },
    { sexuality: ['hetero'] },
    { sexuality: ['bi'] },
    { interests: ['wine'] },
    { interests: ['wine', 'tea'] },
    { with_photo: true },
    { distance: 5 },
    { distance: 100 },
    { gender: 'female' },
  ];
  const met: boolean[] = [];
  for (const criteria of wishes) {
    await sql`delete from standing_likes`.execute(db);
    const gea = await person({ position: { latitude: 52.1, longitude: 4.3 } });
    (await gea.stand(criteria)).answer;
    const nico = await newcomer({
      region: 'NL-ZH',
      interests: ['wine'],
      position: { latitude: 52.3, longitude: 4.5 },
    });
    await sql`update profiles set hair_color = 'red' where member_id = ${nico.id}`.execute(db);
    const asked = Object.fromEntries(Object.entries(criteria).map(([name, value]) => [name, String(value)]));
    const { results } = (await gea.client.api(searchMembers, z.parse(searchMembers.input, asked))).answer;
    const found = results.some(({ id }) => id === nico.id);
    const given = await nico.ask();
    expect([criteria, given === gea.id]).toEqual([criteria, found]);
    met.push(found);
    await sql`update profiles set status = 'disabled' where member_id = any(${[gea.id, nico.id]}::bigint[])`.execute(
      db,
    );
  }
  expect(met).toContain(true);
  expect(met).toContain(false);
});

test('ends a standing like after a month of inactivity and not before [LIKE-3b]', async () => {
  const [gone, here] = [await giver(), await giver()];
  clock.forward(29 * 86_400);
  await sql`update profiles set last_active_at = ${clock.now()} where member_id = ${here.id}`.execute(db);
  await endStandingLikesHandler.run({}, service.platform);
  expect(await gone.standing()).not.toBeNull();
  clock.forward(2 * 86_400);
  await sql`update profiles set last_active_at = ${new Date(clock.now().getTime() - 31 * 86_400_000)}
    where member_id = ${gone.id}`.execute(db);
  await endStandingLikesHandler.run({}, service.platform);
  const left = await sql<{ member_id: Id }>`select member_id from standing_likes`.execute(db);
  expect(left.rows).toEqual([{ member_id: here.id }]);
});

test('refuses a distance without a position, a standing like before activation, and unknown criteria [LIKE-3b]', async () => {
  const one = await person();
  const nowhere = await one.stand({ distance: 10 });
  expect([nowhere.status, nowhere.problem.errors?.[0]?.field]).toEqual([400, 'criteria.distance']);
  const closed = await person({ active: false });
  const refused = await closed.stand({});
  expect([refused.status, refused.problem.code]).toEqual([409, 'profile_not_open']);
  expect(await one.standing()).toBeNull();
});

test('likes women and men for a member who looks for both, and no newcomer with another wish [DISC-1h, LIKE-3b]', async () => {
  const gea = await giver({}, { lookingFor: 'both' });
  expect((await gea.standing())?.criteria).toMatchObject({ gender: 'both' });
  expect(await (await newcomer({ gender: 'female', lookingFor: 'male' })).ask()).toBeNull();
  for (const gender of ['female', 'male'] as const) {
    expect(await (await newcomer({ gender, lookingFor: 'both' })).ask()).toBe(gea.id);
    // One giver likes at most one newcomer an hour.
    clock.forward(3601);
  }
});
