import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type ChatEvent,
  type ChatState,
  chatList,
  emptyChatState,
  messagesOf,
  reduceChat,
  totalUnread,
  withChats,
  withMessages,
} from '#contract/chat/chat-state.ts';
import { chatChanged, chatRemoved, messageAdded, messagesRead } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { markRead } from '#contract/chat/mark-read.ts';
import { muteChat } from '#contract/chat/mute-chat.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { restoreChat } from '#contract/chat/restore-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import {
  type Person,
  type ReceivedEvent,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

const service = await startServiceWithMembers();
const sockets: Array<{ close(): void }> = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const send = async (from: Person, to: Person, text = 'Hoi!') =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;

const eventOf = ({ name, payload }: ReceivedEvent): ChatEvent[] => {
  if (name === messageAdded.name)
    return [{ name: 'chat/message-added', payload: z.parse(messageAdded.payload, payload) }];
  if (name === messagesRead.name)
    return [{ name: 'chat/messages-read', payload: z.parse(messagesRead.payload, payload) }];
  if (name === chatRemoved.name)
    return [{ name: 'chat/chat-removed', payload: z.parse(chatRemoved.payload, payload) }];
  if (name === chatChanged.name)
    return [{ name: 'chat/chat-changed', payload: z.parse(chatChanged.payload, payload) }];
  return [];
};

const readAfresh = async (person: Person, conversation: number): Promise<ChatState> => {
  const { chats } = (await person.api(getChats, {})).answer;
  const page = (await person.api(getMessages, { conversation })).answer;
  return withMessages(withChats(emptyChatState, chats), page);
};

const shown = (state: ChatState, conversation: number) => ({
  list: chatList(state),
  messages: messagesOf(state, conversation),
  unread: totalUnread(state),
  behind: state.behind,
});

/** Two members with some messages, each with an open device. */
const pair = async () => {
  const people = [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })] as const;
  const [anna, bram] = people;
  const { conversation } = await send(anna, bram);
  await send(bram, anna);
  const devices = await Promise.all(
    people.map(async (person) => {
      const socket = await person.socket();
      sockets.push(socket);
      return { person, heard: recordEvents(socket), before: await readAfresh(person, conversation) };
    }),
  );
  return { anna, bram, conversation, devices };
};

/** Checks for both members that the earlier state plus events equals a freshly read state. */
const verify = async (
  { conversation, devices }: Awaited<ReturnType<typeof pair>>,
  look: (state: ChatState, conversation: number) => unknown = shown,
) => {
  for (const { person, heard, before } of devices)
    await eventually(async () => {
      const after = heard.flatMap(eventOf).reduce(reduceChat, before);
      expect(look(after, conversation)).toEqual(look(await readAfresh(person, conversation), conversation));
    });
};

describe('live events of open devices', () => {
  test('make the earlier state equal to a fresh read after sending, for both members [CHAT-6a]', async () => {
    const talk = await pair();
    await send(talk.anna, talk.bram, 'Een');
    await send(talk.bram, talk.anna, 'Twee');
    await send(talk.anna, talk.bram, 'Drie');
    await verify(talk);
  });

  test('make the earlier state equal to a fresh read after many messages from both sides at once [CHAT-6a]', async () => {
    const talk = await pair();
    const { anna, bram } = talk;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? send(anna, bram, `a${index}`) : send(bram, anna, `b${index}`),
      ),
    );
    await verify(talk);
  });

  test("set the reader's unread count to 0 and show the read mark to the other member [CHAT-7a]", async () => {
    const talk = await pair();
    const last = await send(talk.anna, talk.bram);
    const { answer } = await talk.bram.api(markRead, {
      conversation: talk.conversation,
      read_up_to: last.id,
    });
    expect(answer.num_unread_messages).toBe(0);
    await verify(talk);
    const anna = await readAfresh(talk.anna, talk.conversation);
    expect(anna.chats[talk.conversation]?.other_read_up_to).toBe(last.id);
    expect(totalUnread(await readAfresh(talk.bram, talk.conversation))).toBe(0);
  });

  test('never move a read mark back or beyond the last message [CHAT-7a]', async () => {
    const talk = await pair();
    const { anna, bram, conversation } = talk;
    const last = await send(anna, bram);
    await bram.api(markRead, { conversation, read_up_to: 4_000_000_000 });
    await bram.api(markRead, { conversation, read_up_to: 1 });
    const state = await readAfresh(anna, conversation);
    expect(state.chats[conversation]?.other_read_up_to).toBe(last.id);
    await send(anna, bram);
    expect(totalUnread(await readAfresh(bram, conversation))).toBe(1);
    await verify(talk);
  });

  test('count each message that arrives during reading once [CHAT-7a]', async () => {
    const talk = await pair();
    const { anna, bram, conversation } = talk;
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const message = await send(anna, bram, `m${index}`);
        if (index % 3 === 0) await bram.api(markRead, { conversation, read_up_to: message.id });
      }),
    );
    await verify(talk);
    const state = await readAfresh(bram, conversation);
    const chat = state.chats[conversation];
    const unread = messagesOf(state, conversation).filter(({ id }) => id > (chat?.read_up_to ?? 0));
    expect(chat?.num_unread_messages).toBe(unread.length);
    await bram.api(markRead, { conversation, read_up_to: 32 });
    expect(totalUnread(await readAfresh(bram, conversation))).toBe(0);
  });

  test('remove a conversation for one member; a new message brings back only what followed [CHAT-7b, TRUST-5a]', async () => {
    const talk = await pair();
    const { anna, bram, conversation } = talk;
    expect((await anna.api(removeChat, { conversation })).answer).toEqual({
      conversation,
      removed_up_to: 2,
      muted: false,
      revision: 1,
    });
    expect((await anna.api(getChats, {})).answer.chats).toEqual([]);
    expect((await bram.api(getChats, {})).answer.chats).toHaveLength(1);
    await verify(talk);
    const back = await send(bram, anna, 'Ben je daar nog?');
    await verify(talk);
    const state = await readAfresh(anna, conversation);
    expect(messagesOf(state, conversation).map(({ id }) => id)).toEqual([back.id]);
    expect(totalUnread(state)).toBe(1);
  });

  test('keep the state equal to a fresh read through undone removals and muting, with messages in between [CHAT-7b]', async () => {
    const talk = await pair();
    // Restored messages are read when the member scrolls to them.
    const inList = (state: ChatState) => ({ list: chatList(state), unread: totalUnread(state) });
    const { anna, bram, conversation } = talk;
    await anna.api(removeChat, { conversation });
    await Promise.all([
      send(bram, anna, 'Ben je daar nog?'),
      anna.api(restoreChat, { conversation }),
      anna.api(muteChat, { conversation, muted: true }),
    ]);
    await verify(talk, inList);
    const state = await readAfresh(anna, conversation);
    expect(state.chats[conversation]).toMatchObject({ muted: true, removed_up_to: 0, revision: 3 });
    expect(totalUnread(state)).toBe(0);
    await anna.api(muteChat, { conversation, muted: false });
    await verify(talk, inList);
  });

  test('answer not found for the removal of a conversation of other members [CHAT-7b]', async () => {
    const { conversation } = await pair();
    const stranger = await service.person();
    expect((await stranger.api(removeChat, { conversation })).problem.status).toBe(404);
    expect((await stranger.api(markRead, { conversation, read_up_to: 1 })).problem.status).toBe(404);
  });

  test('are not repeated for a repeated send [CHAT-3d]', async () => {
    const talk = await pair();
    const { anna, bram } = talk;
    const message = { profile: bram.id, client_id: randomUUID(), kind: 'text' as const, text: 'Eenmaal' };
    await Promise.all([1, 2, 3].map(() => anna.api(sendMessage, message)));
    await verify(talk);
    for (const { heard } of talk.devices)
      expect(heard.filter(({ name }) => name === messageAdded.name)).toHaveLength(1);
  });

  test('forward typing to the other member only and store nothing [CHAT-6a]', async () => {
    const { anna, bram, conversation, devices } = await pair();
    const [annas, brams] = devices;
    const stranger = await service.person();
    const say = async (person: Person, payload: unknown) => {
      const socket = await person.socket();
      sockets.push(socket);
      return socket.emitWithAck('chat/typing', payload);
    };
    expect(await say(anna, { conversation })).toEqual({ ok: true });
    await eventually(() =>
      expect(brams?.heard).toContainEqual({ name: 'chat/other-typing', payload: { conversation } }),
    );
    await say(stranger, { conversation });
    expect(await say(bram, { conversation: 'no' })).toMatchObject({ ok: false });
    const typed = brams?.heard.filter(({ name }) => name === 'chat/other-typing');
    expect(typed).toHaveLength(1);
    expect(annas?.heard.some(({ name }) => name === 'chat/other-typing')).toBe(false);
  });

  test('complete the missed messages once and in order by reading on after a cut connection [CHAT-6c]', async () => {
    const { anna, bram, conversation, devices } = await pair();
    const device = devices[1];
    if (!device) throw new Error('no device');
    service.platform.live.dropMember(bram.id);
    const missed: unknown[] = [];
    for (let index = 0; index < 60; index += 1) missed.push(await send(anna, bram, `weg ${index}`));
    const socket = await bram.socket();
    sockets.push(socket);
    const heardAgain = recordEvents(socket);
    await send(anna, bram, 'weer daar');
    await eventually(() => expect(heardAgain).not.toHaveLength(0));
    let state = [...device.heard, ...heardAgain].flatMap(eventOf).reduce(reduceChat, device.before);
    // The new message is not shown before the missed ones.
    expect(messagesOf(state, conversation)).toHaveLength(2);
    for (let after = state.behind[conversation]; after !== undefined; after = state.behind[conversation]) {
      const page = (await bram.api(getMessages, { conversation, after })).answer;
      state = withMessages(state, page, { after });
    }
    const numbers = messagesOf(state, conversation).map(({ id }) => id);
    expect(numbers).toEqual(Array.from({ length: 63 }, (_, index) => index + 1));
    expect(totalUnread(state)).toBe(totalUnread(await readAfresh(bram, conversation)));
  });
});
