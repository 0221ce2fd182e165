import type { Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { likeGiven, likeReceived, likeRemoved, likeSeen } from '#contract/likes/events.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { type LikesState, likesAfter } from '#contract/likes/likes-state.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { insertLike } from './write-likes.sql.ts';

let service: TestService;
const sockets: Socket[] = [];

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const steps = {
  [likeGiven.name]: (state: LikesState, payload: unknown) =>
    likesAfter.given(state, z.parse(likeGiven.payload, payload)),
  [likeReceived.name]: (state: LikesState, payload: unknown) =>
    likesAfter.received(state, z.parse(likeReceived.payload, payload)),
  [likeRemoved.name]: (state: LikesState, payload: unknown) =>
    likesAfter.removed(state, z.parse(likeRemoved.payload, payload)),
  [likeSeen.name]: (state: LikesState, payload: unknown) =>
    likesAfter.seen(state, z.parse(likeSeen.payload, payload)),
};

interface Device {
  readonly id: Id;
  readonly client: Client;
  /** Names of the events received so far. */
  readonly heard: string[];
  /** The state from the first read, changed by every event since. */
  state(): LikesState;
}

const read = async (client: Client): Promise<LikesState> => {
  const { profiles, liked_by } = (await client.api(getLikes, {})).answer;
  return { profiles, liked_by };
};

/** A member with a connected device that has read its likes. */
const device = async (id: Id): Promise<Device> => {
  const client = loggedIn(service, id);
  const socket = await client.socket();
  sockets.push(socket);
  let state = await read(client);
  const heard: string[] = [];
  socket.onAny((name: string, payload: unknown) => {
    const step = steps[name];
    if (!step) return;
    heard.push(name);
    state = step(state, payload);
  });
  return { id, client, heard, state: () => state };
};

const twoDevices = async (): Promise<[Device, Device]> => {
  const anna = await addMember(service.platform, { name: 'Anna' });
  const bram = await addMember(service.platform, { name: 'Bram', gender: 'male', lookingFor: 'female' });
  return [await device(anna), await device(bram)];
};

/** Waits until every device's state after its events equals the server's state. */
const allInStep = (...devices: Device[]) =>
  eventually(async () => {
    for (const one of devices) expect(one.state()).toEqual(await read(one.client));
  });

test('keeps device state plus events equal to a fresh read for like, like back, seen and unlike [LIKE-1c, LIKE-4]', async () => {
  const [anna, bram] = await twoDevices();

  const first = (await anna.client.api(likeMember, { profile: bram.id })).answer;
  expect(first).toEqual({ profile: bram.id, match: false });
  await allInStep(anna, bram);
  expect(bram.state().liked_by).toMatchObject([
    { id: anna.id, like_new: true, match: false, profile: { name: 'Anna', fictional: false } },
  ]);

  const back = (await bram.client.api(likeMember, { profile: anna.id })).answer;
  expect(back.match).toBe(true);
  await allInStep(anna, bram);
  expect(anna.state().profiles).toMatchObject([{ id: bram.id, match: true }]);
  expect(anna.state().liked_by).toMatchObject([{ id: bram.id, match: true }]);

  await bram.client.api(markLikeSeen, { profile: anna.id });
  await allInStep(anna, bram);
  expect(bram.state().liked_by).toMatchObject([{ like_new: false, match: true }]);
  expect(anna.heard).not.toContain(likeSeen.name);

  await anna.client.api(unlikeMember, { profile: bram.id });
  await allInStep(anna, bram);
  expect(anna.state()).toMatchObject({ profiles: [], liked_by: [{ id: bram.id, match: false }] });
  expect(bram.state()).toMatchObject({ profiles: [{ id: anna.id, match: false }], liked_by: [] });
});

test('changes nothing and sends no event for a second like, unlike or look [LIKE-1a]', async () => {
  const [anna, bram] = await twoDevices();
  for (const _ of [1, 2]) await anna.client.api(likeMember, { profile: bram.id });
  for (const _ of [1, 2]) await bram.client.api(markLikeSeen, { profile: anna.id });
  for (const _ of [1, 2]) await anna.client.api(unlikeMember, { profile: bram.id });
  await allInStep(anna, bram);
  expect(anna.heard).toEqual([likeGiven.name, likeRemoved.name]);
  expect(bram.heard).toEqual([likeReceived.name, likeSeen.name, likeRemoved.name]);
});

test('refuses likes of oneself and of members who are not visible [LIKE-1a]', async () => {
  const anna = await addMember(service.platform);
  const unconfirmed = await addMember(service.platform, { active: false });
  const client = loggedIn(service, anna);

  const own = await client.api(likeMember, { profile: anna });
  expect([own.status, own.problem.code]).toEqual([409, 'own_profile']);
  for (const profile of [unconfirmed, 123_456_789]) {
    const refused = await client.api(likeMember, { profile });
    expect([refused.status, refused.problem.code]).toEqual([404, 'not_found']);
  }
  expect((await client.api(getLikes, {})).answer).toEqual({ profiles: [], liked_by: [], older: null });
});

test('requires a login for likes [LIKE-1a, ACC-16e]', async () => {
  const anna = await addMember(service.platform);
  for (const operation of [likeMember, unlikeMember, markLikeSeen]) {
    const refused = await service.api(operation, { profile: anna });
    expect([refused.status, refused.problem.authentication_required]).toEqual([403, true]);
  }
  expect((await service.api(getLikes, {})).status).toBe(403);
});

test('holds back a like until its giver is visible [LIKE-2b]', async () => {
  const newcomer = await addMember(service.platform, { active: false });
  const bram = await device(await addMember(service.platform, { gender: 'male', lookingFor: 'female' }));
  await loggedIn(service, newcomer).api(likeMember, { profile: bram.id });
  expect((await read(bram.client)).liked_by).toEqual([]);
  expect(bram.heard).toEqual([]);
});

test('makes exactly one match of two simultaneous likes, forty times [LIKE-1a]', async () => {
  const [anna, bram] = await twoDevices();
  for (let round = 0; round < 40; round += 1) {
    const [one, other] = await Promise.all([
      anna.client.api(likeMember, { profile: bram.id }),
      bram.client.api(likeMember, { profile: anna.id }),
    ]);
    // The second like sees the first one, so exactly one of the two answers reports the match.
    expect([one.answer.match, other.answer.match].filter(Boolean)).toHaveLength(1);
    const likes = await read(anna.client);
    expect(likes).toMatchObject({ profiles: [{ match: true }], liked_by: [{ match: true }] });
    await allInStep(anna, bram);
    await Promise.all([
      anna.client.api(unlikeMember, { profile: bram.id }),
      bram.client.api(unlikeMember, { profile: anna.id }),
    ]);
    await allInStep(anna, bram);
    expect(await read(anna.client)).toEqual({ profiles: [], liked_by: [] });
  }
});

test('returns the newest 500 first, and older pages with `before` without gaps [LIKE-4, API-3d]', async () => {
  const anna = await addMember(service.platform);
  const client = loggedIn(service, anna);
  const start = Date.now() - 3_600_000;
  const fans: Id[] = [];
  for (let index = 0; index < 520; index += 1) {
    const from = await addMember(service.platform, { name: `Fan ${index}` });
    fans.push(from);
    // Seven likes share each instant, so that the page ends within one instant.
    const at = new Date(start + Math.floor(index / 7) * 1000);
    await insertLike(service.platform.db, { from, to: anna, origin: 'own', at });
  }
  const seen = new Set<Id>();
  let before: string | null = null;
  let pages = 0;
  do {
    const page: z.output<typeof getLikes.answer> = (
      await client.api(getLikes, before === null ? {} : { before })
    ).answer;
    for (const like of page.liked_by) seen.add(like.id);
    const times = page.liked_by.map(({ liked_at }) => liked_at);
    expect(times).toEqual([...times].sort().reverse());
    if (pages === 0) expect(page.liked_by.length).toBeGreaterThanOrEqual(500);
    before = page.older;
    pages += 1;
  } while (before !== null && pages < 10);
  expect(pages).toBe(2);
  expect([...seen].sort()).toEqual([...fans].sort());
});
