import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Chat } from '#contract/chat/chat.ts';
import { chatList, withChats } from '#contract/chat/chat-state.ts';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { useChatStore } from '../sync/use-device.ts';
import { useOlderChats } from './use-older-chats.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (day: number) => `2026-01-0${day}T12:00:00.000Z`;

const onDay = (day: number): Chat => {
  const chat = chatWith(day);
  return { ...chat, last_message: chat.last_message && { ...chat.last_message, sent_at: at(day) } };
};

test('continues the list at its end, even if a chat far below was opened, until it is complete [CHAT-1a]', async () => {
  const asked: Array<string | null> = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    asked.push(new URL(new Request(input, init).url).searchParams.get('before'));
    return Response.json({ chats: [onDay(3), onDay(2)], older: null });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  queries.setQueryData(chatsQuery().queryKey, { chats: [onDay(5), onDay(4)], older: at(4) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const list = () => renderHook(() => ({ older: useOlderChats(), store: useChatStore() }), { wrapper });

  const { result, unmount } = list();
  const { store } = result.current;
  act(() => store.change((state) => withChats(state, [onDay(1)])));
  act(() => result.current.older.load?.());
  await waitFor(() => expect(result.current.older.load).toBeNull());
  expect(asked).toEqual([at(4)]);
  expect(chatList(store.read()).map(({ profile }) => profile.id)).toEqual([5, 4, 3, 2, 1]);
  // It does not restart each time the list is shown.
  unmount();
  expect(list().result.current.older.load).toBeNull();
});
