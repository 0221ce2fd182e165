import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Message } from '#contract/chat/message.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { messagesQuery } from './get-messages.query.ts';
import { useConversation } from './use-conversation.ts';

const conversation = 9;

const message = (id: number): Message =>
  someMessage({
    id,
    conversation,
    text: `bericht ${id}`,
    sent_at: new Date(Date.UTC(2026, 0, 1, 12, 0, id)).toISOString(),
  });

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

const chat = someChat({ conversation, last_message: message(900), read_up_to: 900 });

/** A server that answers when the test says so, with pages by their request. */
const slowServer = () => {
  const asked = new Map<string, () => Promise<void>>();
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const around = Number(searchParams.get('around'));
    const before = Number(searchParams.get('before'));
    const messages = before > 0 ? run(before - 50, before - 1) : run(around - 25, around + 24);
    return new Promise<Response>((resolve) => {
      asked.set(searchParams.toString().replace(`conversation=${conversation}&`, ''), () =>
        act(async () => {
          resolve(Response.json({ chat, messages, has_more: true }));
          await new Promise((done) => setTimeout(done));
        }),
      );
    });
  });
  return { answer: (question: string) => asked.get(question)?.() };
};

const open = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  queries.setQueryData(messagesQuery(conversation).queryKey, {
    chat,
    messages: run(851, 900),
    has_more: true,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const page = renderHook(() => useConversation(conversation), { wrapper });
  return {
    page,
    now: () => page.result.current,
    first: () => page.result.current.messages[0]?.id,
    again: () => renderHook(() => useConversation(conversation), { wrapper }),
  };
};

afterEach(() => vi.unstubAllGlobals());

test('shows the hit chosen last, whichever answer comes first [CHAT-8a]', async () => {
  const server = slowServer();
  const { now, first } = open();
  const shown: boolean[] = [];
  const look = (wanted: number) =>
    act(
      () =>
        void now()
          .showAround(wanted)
          .then((done) => shown.push(done)),
    );
  look(100);
  look(400);
  await server.answer('around=400');
  expect(first()).toBe(375);
  await server.answer('around=100');
  expect(first()).toBe(375);
  expect(shown).toEqual([true, false]);
});

test('stays at the newest messages if an older page arrives late [CHAT-8a]', async () => {
  const server = slowServer();
  const { now, first } = open();
  act(() => void now().showAround(100));
  await server.answer('around=100');
  expect(now().hasNewer).toBe(true);
  act(() => now().loadOlder());
  act(() => now().showNewest());
  expect(first()).toBe(851);
  await server.answer('before=75');
  expect(now()).toMatchObject({ hasNewer: false, readingOlder: false });
  expect(first()).toBe(851);
  // A closed search does not navigate either.
  act(() => void now().showAround(300));
  act(() => now().stay());
  await server.answer('around=300');
  expect(first()).toBe(851);
});

test('keeps the reading position if a page arrives after the member left [CHAT-8a]', async () => {
  const server = slowServer();
  const { page, now, again } = open();
  act(() => void now().showAround(100));
  page.unmount();
  await server.answer('around=100');
  expect(again().result.current).toMatchObject({ hasNewer: false, last: 900 });
});
