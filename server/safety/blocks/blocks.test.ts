import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { otherTyping, typing } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { markRead } from '#contract/chat/mark-read.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { getBlockedMembers } from '#contract/profiles/get-blocked-members.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { meetingChanged } from '#contract/safety/events.ts';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import {
  type Person,
  type ReceivedEvent,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;
const sockets: Array<{ close(): void }> = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const listening = async (person: Person): Promise<ReceivedEvent[]> => {
  const socket = await person.socket();
  sockets.push(socket);
  return recordEvents(socket);
};

const say = (from: Person, to: Person) =>
  from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' });

/** Two members with a conversation; Bram also likes Anna. */
const acquaintances = async () => {
  const anna = await service.person({ name: 'Anna' });
  const bram = await service.person({ name: 'Bram' });
  const { conversation } = (await say(anna, bram)).answer.message;
  await bram.api(likeMember, { profile: anna.id });
  return { anna, bram, conversation };
};

const blocksOf = async (person: Person): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from blocks where member_id = ${person.id} or other_id = ${person.id}`.execute(db);
  return rows[0]?.n ?? 0;
};

test("empties both members' lists, and unblocking restores everything [SAFE-1a, PROF-7a]", async () => {
  const { anna, bram, conversation } = await acquaintances();
  await anna.api(blockMember, { profile: bram.id });

  for (const [person, other] of [
    [anna, bram],
    [bram, anna],
  ] as const) {
    expect((await person.api(getChats, {})).answer.chats).toEqual([]);
    expect((await person.api(getLikes, {})).answer).toMatchObject({ profiles: [], liked_by: [] });
    expect((await say(person, other)).problem.code).toBe('not_found');
    expect((await person.api(likeMember, { profile: other.id })).problem.code).toBe('not_found');
  }
  // For the blocked member the blocker does not exist, as after a deletion.
  expect((await bram.api(getMember, { id: anna.id })).problem.code).toBe('not_found');
  for (const person of [anna, bram])
    expect((await person.api(getMessages, { conversation })).problem.code).toBe('not_found');
  // The blocker can view the blocked member, because that page offers to unblock.
  expect((await anna.api(getMember, { id: bram.id })).answer).toMatchObject({ blocked: true });
  expect((await anna.api(getBlockedMembers, {})).answer.results).toMatchObject([
    { id: bram.id, profile: { name: 'Bram', fictional: false } },
  ]);
  expect((await bram.api(getBlockedMembers, {})).answer.results).toEqual([]);

  await anna.api(unblockMember, { profile: bram.id });
  expect((await bram.api(getChats, {})).answer.chats).toHaveLength(1);
  expect((await anna.api(getMessages, { conversation })).answer.messages).toHaveLength(1);
  expect((await bram.api(getLikes, {})).answer.profiles).toHaveLength(1);
  expect((await bram.api(getMember, { id: anna.id })).answer).toMatchObject({ blocked: false });
  expect((await say(bram, anna)).status).toBe(200);
});

test('hides two members who block each other from both, even in the list of blocked members [PROF-7a]', async () => {
  const { anna, bram } = await acquaintances();
  await Promise.all([
    anna.api(blockMember, { profile: bram.id }),
    bram.api(blockMember, { profile: anna.id }),
  ]);
  for (const [person, other] of [
    [anna, bram],
    [bram, anna],
  ] as const) {
    const { results } = (await person.api(getBlockedMembers, {})).answer;
    expect(results).toMatchObject([{ id: other.id, profile: null }]);
    expect((await person.api(getMember, { id: other.id })).problem.code).toBe('not_found');
  }
  // One of them ends their own block: the other's block stays.
  await anna.api(unblockMember, { profile: bram.id });
  expect((await say(anna, bram)).problem.code).toBe('not_found');
  expect((await bram.api(getMember, { id: anna.id })).answer.blocked).toBe(true);
});

test('counts a second block once, and five simultaneous blocks as one [SAFE-1a]', async () => {
  const { anna, bram } = await acquaintances();
  const heard = await listening(anna);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => anna.api(blockMember, { profile: bram.id })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await blocksOf(anna)).toBe(2);
  await Promise.all([1, 2, 3].map(() => anna.api(unblockMember, { profile: bram.id })));
  expect(await blocksOf(anna)).toBe(0);
  await eventually(async () =>
    expect(heard.filter(({ name }) => name === meetingChanged.name)).toHaveLength(2),
  );
});

test('requires a login, and refuses to block oneself or an unknown member [SAFE-1a]', async () => {
  const anna = await service.person();
  expect((await anna.api(blockMember, { profile: anna.id })).problem.code).toBe('own_profile');
  expect((await anna.api(blockMember, { profile: 4_503_599_627_370_495 })).problem.code).toBe('not_found');
  expect((await service.api(blockMember, { profile: anna.id })).problem.code).toBe('authentication_required');
});

test('notifies both members at once, the blocked one without a reason [PROF-7b, CHAT-6a]', async () => {
  const { anna, bram } = await acquaintances();
  const [hersHeard, hisHeard] = [await listening(anna), await listening(bram)];
  await anna.api(blockMember, { profile: bram.id });
  await anna.api(unblockMember, { profile: bram.id });
  await eventually(async () => {
    expect(hersHeard.map(({ payload }) => payload)).toEqual([
      { profile: bram.id, met: false, blocked: true },
      { profile: bram.id, met: true, blocked: false },
    ]);
    expect(hisHeard.map(({ payload }) => payload)).toEqual([
      { profile: anna.id, met: false, blocked: false },
      { profile: anna.id, met: true, blocked: false },
    ]);
  });
});

test('sends nothing to a member who never met the blocker [PROF-7a]', async () => {
  const [anna, cas] = [await service.person(), await service.person()];
  const [hers, his] = [await listening(anna), await listening(cas)];
  await anna.api(blockMember, { profile: cas.id });
  await eventually(async () => expect(hers).toHaveLength(1));
  // The like of another member arrives after everything that was sent before.
  const dora = await service.person();
  await dora.api(likeMember, { profile: cas.id });
  await eventually(async () => expect(his.length).toBeGreaterThan(0));
  expect(his.map(({ name }) => name)).not.toContain(meetingChanged.name);
});

test('hides typing, reading and withdrawn likes between blocked members [PROF-7b, TRUST-3c]', async () => {
  const { anna, bram, conversation } = await acquaintances();
  await anna.api(blockMember, { profile: bram.id });
  const heard = { anna: await listening(anna), bram: await listening(bram) };
  const emit = async (person: Person) => {
    const socket = await person.socket();
    sockets.push(socket);
    await socket.emitWithAck(typing.name, { conversation });
  };
  await emit(anna);
  await emit(bram);
  await bram.api(markRead, { conversation, read_up_to: 1 });
  await bram.api(unlikeMember, { profile: anna.id });
  await anna.api(unblockMember, { profile: bram.id });
  await eventually(async () => expect(heard.anna.map(({ name }) => name)).toContain(meetingChanged.name));
  expect(heard.anna.map(({ name }) => name)).toEqual([meetingChanged.name]);
  expect(heard.bram.map(({ name }) => name)).not.toContain(otherTyping.name);
});
