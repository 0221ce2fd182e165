import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { otherTyping } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { autoLike } from '#contract/discovery/auto-like.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: true });
});

const write = async (from: Person, to: Person) =>
  from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' });
const hide = async (person: Person, invisible = true) =>
  (await person.api(setVisibility, { invisible })).answer;
const statusOf = async (person: Person) =>
  (await person.api(getCurrentUser, {})).answer.user?.profile ?? null;

/** Possible relations of two members, created while the hidden member is still visible. */
const relations = {
  'a stranger': async () => {},
  'whom they liked': async (viewer: Person, hidden: Person) =>
    (await viewer.api(likeMember, { profile: hidden.id })).answer,
  'who liked them': async (viewer: Person, hidden: Person) =>
    (await hidden.api(likeMember, { profile: viewer.id })).answer,
  'a match': async (viewer: Person, hidden: Person) => {
    (await viewer.api(likeMember, { profile: hidden.id })).answer;
    (await hidden.api(likeMember, { profile: viewer.id })).answer;
  },
  'who wrote to them': async (viewer: Person, hidden: Person) => (await write(hidden, viewer)).answer,
  'whom they wrote to': async (viewer: Person, hidden: Person) => (await write(viewer, hidden)).answer,
};
type Relation = keyof typeof relations;

/** Returns whether the viewer finds the other member on each surface. */
const surfaces = {
  search: async (viewer: Person, other: Person) => searched(viewer, other, { order: 'active' }),
  'the nearest': async (viewer: Person, other: Person) => searched(viewer, other, { order: 'nearest' }),
  'a region': async (viewer: Person, other: Person) => searched(viewer, other, { country: 'NL' }),
  'similar members': async (viewer: Person, other: Person) => {
    const { answer } = await viewer.api(searchMembers, { gender: 'female', min_age: 35, max_age: 36 });
    return answer.similarResults.some(({ id }) => id === other.id);
  },
  'the search of visitors': async (_viewer: Person, other: Person) => {
    const { answer } = await service.api(searchMembers, { gender: 'female' });
    return answer.results.some(({ id }) => id === other.id);
  },
  'the card at sign-up': async (_viewer: Person, other: Person) =>
    (await service.api(getMemberCard, { id: other.id })).status === 200,
  profile: async (viewer: Person, other: Person) =>
    (await viewer.api(getMember, { id: other.id })).status === 200,
  like: async (viewer: Person, other: Person) =>
    (await viewer.api(likeMember, { profile: other.id })).status === 200,
  message: async (viewer: Person, other: Person) => (await write(viewer, other)).status === 200,
} as const;

const forAcquaintances: ReadonlyArray<keyof typeof surfaces> = ['profile', 'like', 'message'];

const searched = async (
  viewer: Person,
  other: Person,
  query: { order?: 'active' | 'nearest'; country?: string },
): Promise<boolean> => {
  const { answer } = await viewer.api(searchMembers, { gender: 'female', ...query });
  return answer.results.some(({ id }) => id === other.id);
};

const isRelation = (name: string): name is Relation => Object.hasOwn(relations, name);
const isSurface = (name: string): name is keyof typeof surfaces => Object.hasOwn(surfaces, name);
const matrix = Object.keys(relations)
  .filter(isRelation)
  .flatMap((relation) =>
    Object.keys(surfaces)
      .filter(isSurface)
      .map((surface) => ({ relation, surface })),
  );

/** Only the pair is on the site, so that no page is too short for them. */
const freshPair = async (): Promise<{ viewer: Person; hidden: Person }> => {
  await sql`update profiles set status = 'disabled'`.execute(service.platform.db);
  return {
    viewer: await service.person({ name: 'Viewer' }),
    hidden: await service.person({ name: 'Hidden' }),
  };
};

describe('every surface, for every viewer [ACC-14a]', () => {
  test.each(matrix)('$surface, to $relation', async ({ relation, surface }) => {
    const { viewer, hidden } = await freshPair();
    const look = surfaces[surface];
    await relations[relation](viewer, hidden);
    // Liking and writing would turn strangers into acquaintances.
    if (!forAcquaintances.includes(surface)) expect(await look(viewer, hidden)).toBe(true);
    await hide(hidden);
    const known = relation !== 'a stranger' && forAcquaintances.includes(surface);
    expect(await look(viewer, hidden)).toBe(known);
    await hide(hidden, false);
    expect(await look(viewer, hidden)).toBe(true);
  });
});

test('stays in the lists of acquaintances, without an online mark [ACC-14b]', async () => {
  const { viewer, hidden } = await freshPair();
  const other = await service.person();
  (await hidden.api(likeMember, { profile: viewer.id })).answer;
  (await other.api(likeMember, { profile: hidden.id })).answer;
  const { conversation } = (await write(viewer, hidden)).answer.message;
  const card = async () => (await viewer.api(getMember, { id: hidden.id })).answer.member;
  expect((await card()).online).toBe(true);
  await hide(hidden);
  expect((await card()).online).toBe(false);
  const { liked_by } = (await viewer.api(getLikes, {})).answer;
  expect(liked_by.map(({ profile }) => [profile.id, profile.online])).toEqual([[hidden.id, false]]);
  const { profiles } = (await other.api(getLikes, {})).answer;
  expect(profiles.map(({ id }) => id)).toEqual([hidden.id]);
  const { chats } = (await viewer.api(getChats, {})).answer;
  expect(chats.map(({ profile }) => [profile.id, profile.online])).toEqual([[hidden.id, false]]);
  expect((await viewer.api(getMessages, { conversation })).answer.chat.profile.id).toBe(hidden.id);
});

test('lets an invisible member look, like and write, and shows them to those they contact [ACC-14b]', async () => {
  const { viewer, hidden } = await freshPair();
  const liked = await service.person();
  await hide(hidden);
  expect(await searched(hidden, viewer, {})).toBe(true);
  expect((await hidden.api(getMember, { id: viewer.id })).status).toBe(200);
  expect((await hidden.api(getMember, { id: hidden.id })).answer.member.name).toBe('Hidden');
  const socket = await viewer.socket();
  const likedSocket = await liked.socket();
  const [heard, heardLike] = [recordEvents(socket), recordEvents(likedSocket)];
  try {
    (await write(hidden, viewer)).answer;
    (await hidden.api(likeMember, { profile: liked.id })).answer;
    await eventually(() => {
      expect(heard.map(({ name }) => name)).toContain('chat/message-added');
      expect(heardLike.map(({ name }) => name)).toContain('likes/like-received');
    });
  } finally {
    socket.close();
    likedSocket.close();
  }
  expect((await write(viewer, hidden)).status).toBe(200);
  expect((await liked.api(getMember, { id: hidden.id })).status).toBe(200);
  expect((await liked.api(likeMember, { profile: hidden.id })).answer.match).toBe(true);
});

test('sends no newcomer the like of an invisible profile [ACC-14a]', async () => {
  const { viewer } = await freshPair();
  const giver = await service.person({ fictional: true });
  const { db } = service.platform;
  await sql`update profiles set gender = 'male', looking_for = 'female', status = 'invisible'
    where member_id = ${giver.id}`.execute(db);
  expect((await viewer.api(autoLike, {})).answer.profile).toBeNull();
  await sql`update profiles set status = 'active' where member_id = ${giver.id}`.execute(db);
  expect((await viewer.api(autoLike, {})).answer.profile?.id).toBe(giver.id);
});

test('turns an acquaintance into a stranger when the only like is taken back [ACC-14b]', async () => {
  const { viewer, hidden } = await freshPair();
  await hide(hidden);
  (await hidden.api(likeMember, { profile: viewer.id })).answer;
  expect((await viewer.api(getMember, { id: hidden.id })).status).toBe(200);
  (await hidden.api(unlikeMember, { profile: viewer.id })).answer;
  expect((await viewer.api(getMember, { id: hidden.id })).problem.code).toBe('not_found');
  expect((await viewer.api(getLikes, {})).answer.liked_by).toEqual([]);
});

test('reveals nothing to a stranger by presence or live events [ACC-14a]', async () => {
  const { viewer, hidden } = await freshPair();
  await hide(hidden);
  const socket = await viewer.socket();
  const heard = recordEvents(socket);
  const own = await hidden.socket();
  own.emit(otherTyping.name, { conversation: 1 });
  own.close();
  (await hidden.api(getMember, { id: viewer.id })).answer;
  (await viewer.api(getChats, {})).answer;
  socket.close();
  expect(heard).toEqual([]);
});

test('announces the switch to the member only, and once for two equal calls [ACC-14a]', async () => {
  const person = await service.person();
  expect(await statusOf(person)).toMatchObject({ status: 'active', invisible: false });
  await Promise.all([hide(person), hide(person)]);
  expect(await hide(person)).toEqual({ invisible: true, members_only: false });
  expect(await statusOf(person)).toMatchObject({ status: 'active', invisible: true });
  await hide(person, false);
  expect(await statusOf(person)).toMatchObject({ status: 'active', invisible: false });
});

test('refuses an unconfirmed member, whose profile the switch does not open [ACC-14a]', async () => {
  const person = await service.person({ confirmed: false });
  for (const invisible of [true, false]) {
    expect((await person.api(setVisibility, { invisible })).problem.code).toBe('profile_not_open');
  }
  expect(await statusOf(person)).toMatchObject({ status: 'disabled', invisible: false });
});
