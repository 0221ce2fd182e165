import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { chatList, withoutMember } from '#contract/chat/chat-state.ts';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { useChatStore } from '../sync/use-device.ts';
import { useChatsLoaded } from './use-chats-loaded.ts';

test('does not bring a blocked member back with a list read earlier [TRUST-3a]', () => {
  const queries = new QueryClient();
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  queries.setQueryData(chatsQuery().queryKey, { chats: [chatWith(2), chatWith(3)], older: null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const list = () => renderHook(() => ({ listed: useChatsLoaded(), store: useChatStore() }), { wrapper });
  const before = list();
  const { store } = before.result.current;
  const shown = () => chatList(store.read()).map(({ profile }) => profile.id);
  expect(shown().sort()).toEqual([2, 3]);
  // The list unmounts, and the member blocks on the profile page.
  before.unmount();
  act(() => store.change((state) => withoutMember(state, 2)));
  expect(list().result.current.listed).toBe(true);
  expect(shown()).toEqual([3]);
});
