import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messageAdded, typing } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { markRead } from '#contract/chat/mark-read.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { problem } from '#contract/kit/problem.ts';
import { likeReceived } from '#contract/likes/events.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { authorisationRows } from '#tests/support/authorisation/authorisation-rows.ts';
import {
  type AuthorisationWorld,
  authorisationWorld,
} from '#tests/support/authorisation/authorisation-world.ts';
import { type ReceivedEvent, recordEvents } from '#tests/support/people/people.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

/**
 * A member who was never active, or a member who became inactive and has a conversation and likes from
 * before.
 */
interface Unseen {
  readonly id: Id;
  readonly browser: Client;
  readonly conversation: Id;
}

let service: TestService;
let world: AuthorisationWorld;
let unseen: readonly Unseen[];
let heard: ReceivedEvent[];
let close: () => void;

const text = (to: { profile: Id } | { conversation: Id }) => ({
  ...to,
  client_id: randomUUID(),
  kind: 'text' as const,
  text: 'Hoor je mij?',
});

/** Sets the state after a sign-up: no other member can find the profile. */
const hide = (member: Id) =>
  sql`update profiles set status = 'disabled' where member_id = ${member}`.execute(service.platform.db);

beforeAll(async () => {
  service = await startService();
  world = await authorisationWorld(service);
  const fresh = service.client();
  const { id } = await signUpMember(fresh, { name: 'Onbevestigd' });
  const former = service.client();
  const { id: formerId } = await signUpMember(former, { name: 'Weer weg' });
  await activateProfile(service.platform.db, formerId);
  const sent = await former.api(sendMessage, text({ profile: world.ownerId }));
  const { conversation } = sent.answer.message;
  await world.owner.api(sendMessage, text({ conversation }));
  await former.api(likeMember, { profile: world.ownerId });
  await world.owner.api(likeMember, { profile: formerId });
  await hide(formerId);
  await sql`update addresses set verified_at = now() where member_id = ${formerId}`.execute(
    service.platform.db,
  );
  unseen = [
    { id, browser: fresh, conversation: world.conversation },
    { id: formerId, browser: former, conversation },
  ];
  const socket = await world.owner.socket();
  heard = recordEvents(socket);
  close = () => socket.close();
});

afterAll(() => close());

const send = async (client: Client, operation: Operation, input: object): Promise<string> => {
  const isGet = operation.method === 'GET';
  const query = new URLSearchParams(operation.when);
  if (isGet) for (const [name, value] of Object.entries(input)) query.set(name, String(value));
  const response = await client.fetch(`${operation.path}?${query}`, {
    method: operation.method,
    headers: { 'x-request-type': 'client', ...(isGet ? {} : { 'content-type': 'application/json' }) },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
  const answer = await response.text();
  expect(response.status, answer).toBeLessThan(500);
  return response.ok ? 'answered' : z.parse(problem, JSON.parse(answer)).code;
};

test('no call or event of an unconfirmed member reaches another member, except a text [ACC-6b]', async () => {
  const { ownerId } = world;
  for (const { browser, conversation } of unseen) {
    // Reads first, because a later call removes the conversation.
    await browser.api(markRead, { conversation, read_up_to: 2 });
    const rows = authorisationRows({ ...world, partnerId: ownerId, strangerId: ownerId, conversation });
    const calls = service.service.operations.filter(
      ({ name, caller, upload }) => caller === 'member' && upload === undefined && name !== sendMessage.name,
    );
    for (const operation of calls) {
      const row = rows[operation.name];
      for (const input of [row?.input ?? {}, ...(row?.attacks ?? []).map((attack) => attack.input)])
        await send(browser, operation, input);
    }
    const gift = { profile: ownerId, client_id: randomUUID(), kind: 'gift', gift: 'rose' } as const;
    for (const sent of [gift, text({ conversation })])
      expect((await browser.api(sendMessage, sent)).status).toBeGreaterThanOrEqual(400);
    const socket = await browser.socket();
    await socket.emitWithAck(typing.name, { conversation });
    socket.close();
  }
  // Events arrive in order, so no event is still in flight after this one.
  await world.stranger.api(likeMember, { profile: ownerId });
  await eventually(() => expect(heard.map(({ name }) => name)).toContain(likeReceived.name));
  expect(heard.map(({ name }) => name)).toEqual([likeReceived.name]);
});

test('members cannot see, like, read or write to an unconfirmed member [ACC-6b]', async () => {
  const { owner } = world;
  for (const { id, conversation } of unseen) {
    for (const [operation, input] of [
      [getMember, { id }],
      [getMemberCard, { id }],
      [likeMember, { profile: id }],
      [sendMessage, text({ profile: id })],
    ] as const)
      expect([operation.name, await send(owner, operation, input)]).toEqual([operation.name, 'not_found']);
    if (conversation !== world.conversation) {
      expect(await send(owner, sendMessage, text({ conversation }))).toBe('not_found');
      expect(await send(owner, getMessages, { conversation })).toBe('not_found');
    }
    const lists = [
      (await owner.api(getChats, {})).answer,
      (await owner.api(getLikes, {})).answer,
      (await owner.api(searchMembers, {})).answer,
      (await service.client().api(searchMembers, {})).answer,
    ];
    expect(JSON.stringify(lists)).not.toContain(String(id));
  }
});

test('a text of an unconfirmed member reaches its receiver, without typing and read marks [ACC-6b, ACC-6e]', async () => {
  const browser = service.client();
  await signUpMember(browser, { name: 'Nieuw' });
  const socket = await world.stranger.socket();
  const events = recordEvents(socket);
  const sent = await browser.api(sendMessage, text({ profile: world.strangerId }));
  const { conversation } = sent.answer.message;
  const own = await browser.socket();
  await own.emitWithAck(typing.name, { conversation });
  own.close();
  await browser.api(markRead, { conversation, read_up_to: 1 });
  await world.owner.api(likeMember, { profile: world.strangerId });
  await eventually(() => expect(events.map(({ name }) => name)).toContain(likeReceived.name));
  expect(events.map(({ name }) => name)).toEqual([messageAdded.name, likeReceived.name]);
  socket.close();
});

test('a like from an unconfirmed member appears when the member becomes visible [LIKE-2b]', async () => {
  const browser = service.client();
  const { id } = await signUpMember(browser, { name: 'Later' });
  await browser.api(likeMember, { profile: world.strangerId });
  const likersOf = async () =>
    (await world.stranger.api(getLikes, {})).answer.liked_by.map(({ id: liker }) => liker);
  expect(await likersOf()).not.toContain(id);
  await activateProfile(service.platform.db, id);
  expect(await likersOf()).toContain(id);
});
