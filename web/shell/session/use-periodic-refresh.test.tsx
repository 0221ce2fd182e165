import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { setPushState } from '#web/notifications/push-store.ts';
import { usePeriodicRefresh } from './use-periodic-refresh.ts';

let asked = 0;
let member = 1000;

beforeEach(() => {
  asked = 0;
  member += 1;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (new URL(new Request(input, init).url).pathname === getChats.path) asked += 1;
    return Response.json({}, { status: 404 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const queries = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['60 s', 'unsubscribed', 60_000],
  ['300 s with push', 'subscribed', 300_000],
] as const)('refreshes first after 5 s and then every %s [CHAT-6d]', async (_, state, every) => {
  act(() => setPushState(member, state));
  const { unmount } = renderHook(() => usePeriodicRefresh(member), { wrapper });
  await pass(4_999);
  expect(asked).toBe(0);
  await pass(1);
  expect(asked).toBe(1);
  for (const count of [2, 3]) {
    await pass(every - 1);
    expect(asked).toBe(count - 1);
    await pass(1);
    expect(asked).toBe(count);
  }
  unmount();
  await pass(2 * every);
  expect(asked).toBe(3);
});
