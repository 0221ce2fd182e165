import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { getChanges } from '#contract/chat/get-changes.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Reaction } from '#contract/chat/reaction.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { setReaction } from '#contract/chat/set-reaction.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { withholdMember } from '#server/safety/door.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseMessageText } from '../conversations/blank-message.sql.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';

const service = await startServiceWithMembers();
const { platform } = service;
const { db } = platform;
const sockets: Array<{ close(): void }> = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const send = async (from: Person, to: Person, text = 'Hoi!') =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;

/** Anna wrote message 1 and Bram message 2. */
const pair = async () => {
  const [anna, bram] = [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })];
  const { conversation } = await send(anna, bram);
  await send(bram, anna);
  const react = (who: Person, message: number, reaction: Reaction | null) =>
    who.api(setReaction, { conversation, message, reaction });
  return { anna, bram, conversation, react };
};

const reactionsOf = async (who: Person, conversation: number) =>
  (await who.api(getMessages, { conversation })).answer.messages.map(({ reactions = [] }) => reactions);

const listen = async (who: Person) => {
  const socket = await who.socket();
  sockets.push(socket);
  return recordEvents(socket);
};

describe('a reaction to a message', () => {
  test('is one of each member to each message, own or not, and can be changed and taken back [CHAT-11a]', async () => {
    const { anna, bram, conversation, react } = await pair();
    const mine = (reaction: Reaction | null, revision: number) => ({ member: anna.id, reaction, revision });
    expect((await react(anna, 2, 'heart')).answer.reaction).toMatchObject(mine('heart', 1));
    expect((await react(anna, 2, 'fire')).answer.reaction).toMatchObject(mine('fire', 2));
    (await react(bram, 2, 'laugh')).answer;
    const both = [mine('fire', 2), { member: bram.id, reaction: 'laugh', revision: 1 }];
    both.sort((one, other) => one.member - other.member);
    for (const who of [anna, bram]) expect(await reactionsOf(who, conversation)).toEqual([[], both]);
    (await react(anna, 2, null)).answer;
    expect((await reactionsOf(bram, conversation))[1]).toContainEqual(mine(null, 3));
  });

  test('costs nothing and changes no unread count, list, read mark or notification [CHAT-11a, CHAT-11c]', async () => {
    const { anna, bram, react } = await pair();
    const look = async () => ({
      chats: (await bram.api(getChats, {})).answer,
      wallet: (await anna.api(getWallet, {})).answer,
      jobs: (await sql`select count(*) from pgboss.job where name like 'chat/push%'`.execute(db)).rows,
    });
    const before = await look();
    const heard = await listen(bram);
    (await react(anna, 2, 'heart')).answer;
    await eventually(() => expect(heard.map(({ name }) => name)).toEqual(['chat/reaction-changed']));
    expect(await look()).toEqual(before);
  });

  test('reaches the open devices of both, and a repeated one nobody [CHAT-11b]', async () => {
    const { anna, bram, conversation, react } = await pair();
    const devices = [await listen(anna), await listen(anna), await listen(bram)];
    for (const reaction of ['heart', 'heart', null, null] as const) (await react(anna, 1, reaction)).answer;
    const payload = { conversation, message: 1, member: anna.id };
    for (const heard of devices)
      await eventually(() =>
        expect(heard.map((event) => event.payload)).toEqual([
          { ...payload, reaction: 'heart', revision: 1 },
          { ...payload, reaction: null, revision: 2 },
        ]),
      );
  });

  test('is among the changes that a device reads after a lost connection [CHAT-11b, CHAT-6c]', async () => {
    const { anna, bram, conversation, react } = await pair();
    const { until } = (await bram.api(getChanges, {})).answer;
    (await react(anna, 1, 'sad')).answer;
    (await react(anna, 1, null)).answer;
    const { reactions } = (await bram.api(getChanges, { since: until })).answer;
    expect(reactions).toEqual([{ conversation, message: 1, member: anna.id, reaction: null, revision: 2 }]);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await bram.api(getChanges, { since: later })).answer.reactions).toEqual([]);
    expect((await (await service.person()).api(getChanges, {})).answer.reactions).toEqual([]);
  });

  test('gets a later revision from each device that writes at the same time [CHAT-11b]', async () => {
    const { anna, conversation, react } = await pair();
    await Promise.all((['heart', 'fire', 'heart', null, 'wow'] as const).map((it) => react(anna, 1, it)));
    const heard = await reactionsOf(anna, conversation);
    const { answer } = await react(anna, 1, 'thumbs_up');
    const [stored] = heard[0] ?? [];
    expect(answer.reaction.revision).toBe((stored?.revision ?? 0) + 1);
  });
});

describe('a reaction is refused', () => {
  test('to strangers, after a block by either, and to a member who may not be seen [CHAT-11d, SAFE-1a]', async () => {
    const { anna, bram, conversation, react } = await pair();
    const stranger = await service.person();
    expect((await react(stranger, 1, 'heart')).problem.code).toBe('not_found');
    expect((await react(anna, 3, 'heart')).problem.code).toBe('not_found');
    (await bram.api(blockMember, { profile: anna.id })).answer;
    const heard = await listen(bram);
    for (const who of [anna, bram]) expect((await react(who, 1, 'heart')).problem.code).toBe('not_found');
    expect(heard).toEqual([]);
    const { rows } = await sql`select from message_reactions where conversation_id = ${conversation}`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test('to a member under review for fraud and to an unconfirmed one [CHAT-11d, FIC-9a, ACC-6b]', async () => {
    const { anna, react } = await pair();
    await platform.transact((unit) => withholdMember(unit, anna.id, true, platform.clock.now()));
    expect((await react(anna, 1, 'heart')).problem).toMatchObject({ status: 403, code: 'under_review' });
    await platform.transact((unit) => withholdMember(unit, anna.id, false, platform.clock.now()));
    await sql`update profiles set status = 'disabled' where member_id = ${anna.id}`.execute(db);
    expect((await react(anna, 1, 'heart')).problem).toMatchObject({ status: 403, code: 'confirm_first' });
  });

  test('to a removed message, which shows none, and to one of a removed conversation [CHAT-11d]', async () => {
    const { anna, bram, conversation, react } = await pair();
    (await react(anna, 2, 'heart')).answer;
    await eraseMessageText(db, conversation, 2, new Date());
    expect((await react(anna, 2, 'fire')).problem.code).toBe('not_found');
    expect(await reactionsOf(bram, conversation)).toEqual([[], []]);
    (await anna.api(removeChat, { conversation })).answer;
    expect((await react(anna, 1, 'heart')).problem.code).toBe('not_found');
    expect((await anna.api(getChanges, {})).answer.reactions).toEqual([]);
  });
});

test('a fictional profile never answers a reaction, and its notices take none [CHAT-11d]', async () => {
  const { anna, bram, conversation, react } = await pair();
  await sql`update profiles set fictional = true where member_id = ${bram.id}`.execute(db);
  await sql`update messages set kind = 'system', origin = 'system', body = 'fictional' where conversation_id = ${conversation} and seq = 2`.execute(
    db,
  );
  expect((await react(anna, 2, 'heart')).problem.code).toBe('not_found');
  const jobs = async () => (await sql`select count(*) from pgboss.job`.execute(db)).rows;
  const before = await jobs();
  (await react(anna, 1, 'heart')).answer;
  expect(await jobs()).toEqual(before);
});

test('calls are limited to forty a minute [CHAT-11d]', async () => {
  const strict = await startServiceWithMembers({ rateLimitFactor: 1 });
  const [anna, bram] = [await strict.person(), await strict.person()];
  const { conversation } = await send(anna, bram);
  const codes: number[] = [];
  for (let index = 0; index < 41; index += 1) {
    const reaction = index % 2 ? null : 'heart';
    codes.push((await bram.api(setReaction, { conversation, message: 1, reaction })).status);
  }
  expect(codes.indexOf(429)).toBe(40);
});

test('an export holds the reactions of both, and an erasure deletes those of the member [CHAT-11e, GDPR-7b]', async () => {
  const { anna, bram, conversation, react } = await pair();
  (await react(anna, 2, 'heart')).answer;
  (await react(bram, 2, 'fire')).answer;
  (await react(bram, 1, 'laugh')).answer;
  (await react(anna, 1, 'sad')).answer;
  (await react(anna, 1, null)).answer;
  const reader = { db, storage: platform.storage, member: anna.id, pseudonymOf: () => 'member-1' };
  const pages: unknown[] = [];
  for await (const page of (await exportAccount(reader)).lists?.messages ?? []) pages.push(...page);
  expect(pages).toMatchObject([
    { number: 1, their_reaction: 'laugh' },
    { number: 2, my_reaction: 'heart', their_reaction: 'fire' },
  ]);
  await platform.transact((unit) => eraseAccount(unit, anna.id, new Date()));
  const { rows } = await sql<{ member_id: number }>`
    select distinct member_id from message_reactions where conversation_id = ${conversation}`.execute(db);
  expect(rows).toEqual([{ member_id: bram.id }]);
});
