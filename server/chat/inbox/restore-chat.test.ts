import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { markRead } from '#contract/chat/mark-read.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { restoreChat, restoreMinutes } from '#contract/chat/restore-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';

let clock: MovableClock;
let service: PeopleService;

beforeAll(async () => {
  clock = movableClock();
  service = await startServiceWithMembers({ clock });
});

const send = async (from: Person, to: Person, text = 'Hoi!') =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;
const list = async (person: Person) => (await person.api(getChats, {})).answer.chats;
const ids = async (person: Person, conversation: number) =>
  (await person.api(getMessages, { conversation })).answer.messages.map(({ id }) => id);

/** Anna has three conversations. The middle one has two unread messages after a read one. */
const three = async () => {
  const anna = await service.person({ name: 'Anna' });
  const others = [await service.person(), await service.person(), await service.person()] as const;
  const [, bram] = others;
  const { conversation } = await send(bram, anna);
  await anna.api(markRead, { conversation, read_up_to: 1 });
  for (const other of others) {
    clock.forward(1);
    await send(other, anna);
    await send(other, anna);
  }
  return { anna, bram, conversation };
};

test('restores the order, texts and unread counts of the list [CHAT-7b]', async () => {
  const { anna, conversation } = await three();
  const before = await list(anna);
  expect(before.map(({ num_unread_messages }) => num_unread_messages)).toEqual([2, 2, 2]);
  await anna.api(removeChat, { conversation });
  expect(await list(anna)).toHaveLength(2);
  const restored = (await anna.api(restoreChat, { conversation })).answer.chat;
  const after = await list(anna);
  const asBefore = before.map((chat) =>
    chat.conversation === conversation ? { ...chat, revision: 2 } : chat,
  );
  expect(after).toEqual(asBefore);
  expect(restored).toEqual(after[1]);
  expect(await ids(anna, conversation)).toEqual([1, 2, 3]);
});

test('undoes a removal once, from two devices too, and a second removal keeps the undo possible [CHAT-7b]', async () => {
  const { anna, conversation } = await three();
  const removals = await Promise.all([1, 2].map(() => anna.api(removeChat, { conversation })));
  expect(removals.map(({ answer }) => answer)).toEqual(
    [1, 2].map(() => ({ conversation, removed_up_to: 3, muted: false, revision: 1 })),
  );
  const restored = await Promise.all([1, 2].map(() => anna.api(restoreChat, { conversation })));
  expect(restored.map(({ answer }) => answer.chat.revision)).toEqual([2, 2]);
  expect((await anna.api(restoreChat, { conversation })).answer.chat).toMatchObject({
    revision: 2,
    removed_up_to: 0,
    num_unread_messages: 2,
  });
});

test('keeps messages that arrived after the removal, and leaves earlier removals in place [CHAT-7b]', async () => {
  const { anna, bram, conversation } = await three();
  await anna.api(removeChat, { conversation });
  await send(bram, anna, 'Ben je daar nog?');
  await anna.api(removeChat, { conversation });
  const { id } = await send(bram, anna, 'Hallo?');
  expect(await ids(anna, conversation)).toEqual([id]);
  expect((await anna.api(restoreChat, { conversation })).answer.chat).toMatchObject({
    removed_up_to: 3,
    num_unread_messages: 2,
    last_message: { id },
  });
  expect(await ids(anna, conversation)).toEqual([4, id]);
  expect((await list(anna))[0]?.conversation).toBe(conversation);
  expect((await anna.api(restoreChat, { conversation })).answer.chat.removed_up_to).toBe(3);
});

test('counts each message that arrives during the undo once [CHAT-7b]', async () => {
  const { anna, bram, conversation } = await three();
  await anna.api(removeChat, { conversation });
  await Promise.all([
    anna.api(restoreChat, { conversation }),
    ...Array.from({ length: 8 }, (_, index) => send(bram, anna, `m${index}`)),
  ]);
  const chat = (await list(anna)).find((one) => one.conversation === conversation);
  expect(chat).toMatchObject({ num_unread_messages: 10, removed_up_to: 0, last_message: { id: 11 } });
});

test('makes a removal final after some minutes [CHAT-7b]', async () => {
  const { anna, conversation } = await three();
  await anna.api(removeChat, { conversation });
  clock.forward(restoreMinutes * 60 + 1);
  expect((await anna.api(restoreChat, { conversation })).problem).toMatchObject({
    status: 409,
    code: 'removal_stands',
  });
  expect(await list(anna)).toHaveLength(2);
});

test("does not undo removals in other members' conversations, or the effect of a block [CHAT-7b]", async () => {
  const { anna, bram, conversation } = await three();
  await anna.api(removeChat, { conversation });
  const stranger = await service.person();
  expect((await stranger.api(restoreChat, { conversation })).problem.code).toBe('not_found');
  await anna.api(blockMember, { profile: bram.id });
  expect((await anna.api(restoreChat, { conversation })).problem.code).toBe('not_found');
});
