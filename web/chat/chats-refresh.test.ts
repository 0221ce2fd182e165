import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chat } from '#contract/chat/chat.ts';
import { chatList, reduceChat, withChats } from '#contract/chat/chat-state.ts';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { chatsRefresh } from './chats-refresh.ts';
import { deviceOf } from './sync/use-device.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => vi.useRealTimers());

/** A tab that knows these chats, and what it shows. */
const tabWith = (...chats: Chat[]) => {
  const queries = new QueryClient();
  const { store } = deviceOf(queries, 1);
  const refresh = chatsRefresh(queries, 1);
  store.change((state) => withChats(state, chats));
  return { store, refresh, shown: () => chatList(store.read()).map(({ profile }) => profile.id) };
};

test('drops a chat that another tab found to be gone [CHAT-6b]', () => {
  const { refresh, shown } = tabWith(chatWith(2), chatWith(3));
  vi.setSystemTime(1_000);
  refresh.take({ chats: [chatWith(3)], older: null }, 1_000);
  expect(shown()).toEqual([3]);
});

test('keeps chats that came or changed here after another tab sent its request [CHAT-6b]', () => {
  const { store, refresh, shown } = tabWith(chatWith(2), chatWith(3), chatWith(4));
  vi.setSystemTime(1_000);
  for (const chat of [chatWith(3, 2), chatWith(5)]) {
    const { last_message: message } = chat;
    if (message)
      store.change((state) => reduceChat(state, { name: 'chat/message-added', payload: { message, chat } }));
  }
  vi.setSystemTime(2_000);
  refresh.take({ chats: [chatWith(4)], older: null }, 1_000);
  expect(shown().sort()).toEqual([3, 4, 5]);
  // The next answer is newer than all of these.
  refresh.take({ chats: [chatWith(4)], older: null }, 2_000);
  expect(shown()).toEqual([4]);
});
