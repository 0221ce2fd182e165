import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chat } from './chat.ts';
import {
  type ChatEvent,
  chatList,
  emptyChatState,
  messagesOf,
  reduceChat,
  totalUnread,
  withChats,
  withMessages,
  withNewestChats,
  withStretch,
} from './chat-state.ts';
import type { Message } from './message.ts';
import { withImage } from './with-change.ts';

const other = 2;
const conversation = 77;

const message = (id: number, sender = other): Message => ({
  id,
  conversation,
  sender,
  kind: 'text',
  gift: null,
  image: null,
  notice: null,
  origin: 'member',
  text: `message ${id}`,
  sent_at: new Date(Date.UTC(2026, 0, 1, 12, 0, id)).toISOString(),
  client_id: null,
});

const chat = (last: number, changed: Partial<Chat> = {}): Chat => ({
  conversation,
  profile: {
    id: other,
    name: 'Bram',
    fictional: false,
    age: 30,
    gender: 'male',
    country: 'NL',
    region: null,
    place: null,
    online: false,
    main_image: null,
  },
  num_unread_messages: 0,
  last_message: last === 0 ? null : message(last),
  read_up_to: 0,
  removed_up_to: 0,
  muted: false,
  revision: 0,
  other_read_up_to: 0,
  ...changed,
});

const added = (id: number, changed: Partial<Chat> = {}): ChatEvent => ({
  name: 'chat/message-added',
  payload: { message: message(id), chat: chat(id, { num_unread_messages: id, ...changed }) },
});

const opened = (upTo: number) =>
  withMessages(emptyChatState, {
    chat: chat(upTo, { num_unread_messages: upTo }),
    messages: Array.from({ length: upTo }, (_, index) => message(index + 1)),
    has_more: false,
  });

const ids = (state: ReturnType<typeof opened>) => messagesOf(state, conversation).map(({ id }) => id);

describe('the state of a chat', () => {
  test('shows a message once if its event comes twice [CHAT-6a]', () => {
    const once = reduceChat(opened(2), added(3));
    const twice = reduceChat(once, added(3));
    expect(ids(twice)).toEqual([1, 2, 3]);
    expect(totalUnread(twice)).toBe(3);
  });

  test('updates a stretch further back like the newest messages, and drops it with the conversation [CHAT-8a, CHAT-10a]', () => {
    const stretch = { messages: [message(1), message(2)], ahead: [], hasOlder: false };
    const apart = withStretch(opened(3), conversation, stretch);
    const emptied = reduceChat(apart, {
      name: 'chat/message-changed',
      payload: { message: { ...message(2), text: '' } },
    });
    expect(emptied.stretches[conversation]?.messages.map(({ text }) => text)).toEqual(['message 1', '']);
    expect(messagesOf(emptied, conversation)[1]?.text).toBe('');
    const image = { width: 4, height: 3, blur: 'data:,', address: '/a' };
    const shown = withImage(apart, { conversation, message: 1, image });
    expect(shown.stretches[conversation]?.messages[0]?.image).toEqual(image);
    const removed = reduceChat(apart, {
      name: 'chat/chat-removed',
      payload: { conversation, removed_up_to: 3, muted: false, revision: 1 },
    });
    expect(removed.stretches).toEqual({});
    expect(withStretch(apart, conversation, null).stretches).toEqual({});
  });

  test('reaches the same state whether a removal or its undo is heard first [CHAT-7b]', () => {
    const gone: ChatEvent = {
      name: 'chat/chat-removed',
      payload: { conversation, removed_up_to: 3, muted: false, revision: 1 },
    };
    const back: ChatEvent = {
      name: 'chat/chat-changed',
      payload: { chat: chat(3, { revision: 2, num_unread_messages: 3 }) },
    };
    const inOrder = [gone, back].reduce(reduceChat, opened(3));
    expect(chatList(inOrder)).toEqual([chat(3, { revision: 2, num_unread_messages: 3 })]);
    // Removed messages are no longer held, and are read again on opening.
    expect(inOrder.windows).toEqual({});
    const crossed = [back, gone].reduce(reduceChat, opened(3));
    expect(chatList(crossed)).toEqual(chatList(inOrder));
    expect(ids(crossed)).toEqual([1, 2, 3]);
    // An answer from before the removal or before its undo changes nothing.
    expect(chatList(withChats(inOrder, [chat(3)]))).toEqual(chatList(inOrder));
    const late = chat(0, { removed_up_to: 3, revision: 1 });
    expect(chatList(withMessages(inOrder, { chat: late, messages: [], has_more: false }))).toEqual(
      chatList(inOrder),
    );
  });

  test('loads restored messages as older ones if a new message came before the undo [CHAT-7b]', () => {
    const events: ChatEvent[] = [
      { name: 'chat/chat-removed', payload: { conversation, removed_up_to: 3, muted: false, revision: 1 } },
      added(4, { removed_up_to: 3, revision: 1, num_unread_messages: 1 }),
      { name: 'chat/chat-changed', payload: { chat: chat(4, { revision: 2, num_unread_messages: 4 }) } },
    ];
    const state = events.reduce(reduceChat, opened(3));
    expect(ids(state)).toEqual([4]);
    expect(state.windows[conversation]?.hasOlder).toBe(true);
    const page = {
      chat: chat(4, { revision: 2 }),
      messages: [1, 2, 3].map((id) => message(id)),
      has_more: false,
    };
    expect(ids(withMessages(state, page, { before: 4 }))).toEqual([1, 2, 3, 4]);
  });

  test('does not count a muted conversation on any badge, whatever the order of its changes [CHAT-7a]', () => {
    const changes = [true, false, true].map(
      (muted, at): ChatEvent => ({
        name: 'chat/chat-changed',
        payload: { chat: chat(2, { muted, revision: at + 1, num_unread_messages: 2 }) },
      }),
    );
    for (const order of [changes, [...changes].reverse()]) {
      const state = order.reduce(reduceChat, opened(2));
      expect(state.chats[conversation]?.muted).toBe(true);
      expect(totalUnread(state)).toBe(0);
    }
  });

  test('reports a gap and hides the messages after it until it is filled [CHAT-6c]', () => {
    const gap = reduceChat(opened(2), added(5));
    expect(ids(gap)).toEqual([1, 2]);
    expect(gap.behind).toEqual({ [conversation]: 2 });
    const filled = withMessages(
      gap,
      {
        chat: chat(5, { num_unread_messages: 5 }),
        messages: [3, 4, 5].map((id) => message(id)),
        has_more: false,
      },
      { after: 2 },
    );
    expect(ids(filled)).toEqual([1, 2, 3, 4, 5]);
    expect(filled.behind).toEqual({});
  });

  test('keeps reporting the rest of a gap that is only partly filled [CHAT-6c]', () => {
    const half = [added(5), added(3)].reduce(reduceChat, opened(2));
    expect(ids(half)).toEqual([1, 2, 3]);
    expect(half.behind).toEqual({ [conversation]: 3 });
    const whole = reduceChat(half, added(4));
    expect(ids(whole)).toEqual([1, 2, 3, 4, 5]);
    expect(whole.behind).toEqual({});
  });

  test('opens a conversation with its very first message [CHAT-1c]', () => {
    expect(ids(reduceChat(emptyChatState, added(1)))).toEqual([1]);
    expect(reduceChat(emptyChatState, added(2)).windows).toEqual({});
  });

  test('finds which opened conversation is behind from a list read after a lost connection [CHAT-6c]', () => {
    const state = withChats(opened(2), [chat(6, { num_unread_messages: 6 })]);
    expect(state.behind).toEqual({ [conversation]: 2 });
    expect(totalUnread(state)).toBe(6);
  });

  test('reaches the same state for events in any order and repetition [CHAT-6a]', () => {
    const events: ChatEvent[] = [
      added(3),
      added(4),
      // The reader read up to 4 of four messages, before the fifth arrived.
      {
        name: 'chat/messages-read',
        payload: { conversation, own: true, read_up_to: 4, num_unread_messages: 0 },
      },
      added(5, { read_up_to: 4, num_unread_messages: 1 }),
      {
        name: 'chat/messages-read',
        payload: { conversation, own: false, read_up_to: 2, num_unread_messages: null },
      },
    ];
    const order = fc.array(fc.constantFrom(...events), { maxLength: 12 });
    fc.assert(
      fc.property(order, (shuffled) => {
        const state = [...shuffled, ...events].reduce(reduceChat, opened(2));
        const read = withMessages(
          state,
          {
            chat: chat(5, { read_up_to: 4, num_unread_messages: 1, other_read_up_to: 2 }),
            messages: [3, 4, 5].map((id) => message(id)),
            has_more: false,
          },
          { after: 2 },
        );
        expect(ids(read)).toEqual([1, 2, 3, 4, 5]);
        expect(chatList(state)).toEqual(chatList(read));
        expect(totalUnread(state)).toBe(1);
        expect(state.chats[conversation]?.other_read_up_to).toBe(2);
      }),
      { numRuns: 300 },
    );
  });

  test('drops a removed conversation from the list, and no late event brings it back [CHAT-7b]', () => {
    const gone = reduceChat(opened(3), {
      name: 'chat/chat-removed',
      payload: { conversation, removed_up_to: 3, muted: false, revision: 1 },
    });
    expect(chatList(gone)).toEqual([]);
    expect(ids(gone)).toEqual([]);
    const late = reduceChat(gone, added(3));
    expect(chatList(late)).toEqual([]);
    expect(totalUnread(late)).toBe(0);
  });

  test('brings a removed conversation back with a new message and only what followed the removal [CHAT-7b]', () => {
    const gone = reduceChat(opened(3), {
      name: 'chat/chat-removed',
      payload: { conversation, removed_up_to: 3, muted: false, revision: 1 },
    });
    const back = reduceChat(gone, added(4, { removed_up_to: 3, revision: 1, num_unread_messages: 1 }));
    expect(chatList(back)).toHaveLength(1);
    expect(ids(back)).toEqual([4]);
    expect(back.behind).toEqual({});
    expect(totalUnread(back)).toBe(1);
  });

  test('empties a message removed by operators in the conversation and the list, without reordering [SAFE-2b]', () => {
    const emptied: ChatEvent = {
      name: 'chat/message-changed',
      payload: { message: { ...message(3), text: '' } },
    };
    const before = opened(3);
    const after = reduceChat(before, emptied);
    expect(messagesOf(after, conversation).map(({ text }) => text)).toEqual(['message 1', 'message 2', '']);
    expect(chatList(after)[0]?.last_message?.text).toBe('');
    expect(totalUnread(after)).toBe(totalUnread(before));
    expect(reduceChat(emptyChatState, emptied)).toEqual(emptyChatState);
  });

  test('finds a removal on another device in the next list or page if its event was missed [CHAT-7b]', () => {
    const back = withChats(opened(3), [chat(4, { removed_up_to: 3, num_unread_messages: 1 })]);
    expect(ids(back)).toEqual([]);
    expect(back.behind).toEqual({ [conversation]: 3 });
    const page = { chat: chat(4, { removed_up_to: 3 }), messages: [message(4)], has_more: false };
    expect(ids(withMessages(back, page, { after: 3 }))).toEqual([4]);
    expect(ids(reduceChat(opened(3), added(4, { removed_up_to: 3 })))).toEqual([4]);
  });

  test('hides a chat missing from a fresh list until it is read again [CHAT-7b]', () => {
    const before = opened(3);
    const gone = withNewestChats(before, { chats: [], older: null }, before);
    expect(gone.windows).toEqual({});
    const read = withMessages(gone, {
      chat: chat(0, { removed_up_to: 3 }),
      messages: [],
      has_more: false,
    });
    expect(ids(read)).toEqual([]);
    expect(ids(reduceChat(read, added(4, { removed_up_to: 3 })))).toEqual([4]);
  });

  test('applies a read mark of another device however it is learned [CHAT-6a]', () => {
    const told = reduceChat(opened(3), {
      name: 'chat/messages-read',
      payload: { conversation, own: true, read_up_to: 3, num_unread_messages: 0 },
    });
    const listed = withChats(opened(3), [chat(3, { read_up_to: 3 })]);
    expect(totalUnread(told)).toBe(0);
    expect(chatList(listed)).toEqual(chatList(told));
  });

  test('drops a chat missing from a fresh list, unless a message came during the request [CHAT-1a]', () => {
    const before = opened(2);
    expect(chatList(withNewestChats(before, { chats: [], older: null }, before))).toEqual([]);
    const meanwhile = reduceChat(before, added(3));
    expect(chatList(withNewestChats(meanwhile, { chats: [], older: null }, before))).toHaveLength(1);
  });

  test('keeps the chats below the end of a fresh list, however few chats it holds [CHAT-1a]', () => {
    const state = opened(2);
    const downTo = (id: number) => ({ chats: [], older: message(id).sent_at });
    expect(chatList(withNewestChats(state, downTo(3), state))).toHaveLength(1);
    expect(chatList(withNewestChats(state, downTo(1), state))).toEqual([]);
  });

  test('puts older pages before the held messages, until the beginning is reached [CHAT-1a]', () => {
    const newest = withMessages(emptyChatState, {
      chat: chat(9),
      messages: [7, 8, 9].map((id) => message(id)),
      has_more: true,
    });
    expect(newest.windows[conversation]?.hasOlder).toBe(true);
    const older = withMessages(
      newest,
      { chat: chat(9), messages: [4, 5, 6].map((id) => message(id)), has_more: false },
      { before: 7 },
    );
    expect(ids(older)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(older.windows[conversation]?.hasOlder).toBe(false);
  });

  test('lists chats newest first and counts unread messages [CHAT-1a]', () => {
    const second = { ...chat(0), conversation: 78, last_message: { ...message(9), conversation: 78 } };
    const state = withChats(emptyChatState, [
      chat(3, { num_unread_messages: 2 }),
      { ...second, num_unread_messages: 5 },
    ]);
    expect(chatList(state).map((entry) => entry.conversation)).toEqual([78, conversation]);
    expect(totalUnread(state)).toBe(7);
  });
});
