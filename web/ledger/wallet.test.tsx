import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLiveWallet, useWallet, type Wallet, walletQuery } from './wallet.ts';

const { line } = vi.hoisted(() => ({
  line: { tell: (_: Wallet) => {}, connected: () => {} },
}));

vi.mock('#web/platform/live/live.ts', () => ({
  useLive: (_: unknown, hear: (wallet: Wallet) => void) => {
    line.tell = hear;
  },
  useLiveConnected: (catchUp: () => void) => {
    line.connected = catchUp;
  },
}));

afterEach(() => vi.unstubAllGlobals());

test('keeps credits from a live event when an earlier request responds later [CHAT-6a]', async () => {
  let answer: (response: Response) => void = () => {};
  const asked = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  vi.stubGlobal('fetch', asked);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = walletQuery();
  queries.setQueryData(queryKey, (): Wallet | null => ({ credits: 12, paid_user: true }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  renderHook(() => useLiveWallet(), { wrapper });
  // A mounted reader makes the query fetch again.
  const { result } = renderHook(() => useWallet(), { wrapper });
  act(() => line.connected());
  await waitFor(() => expect(asked).toHaveBeenCalled());
  act(() => line.tell({ credits: 10, paid_user: true }));
  await act(async () => {
    answer(Response.json({ credits: 11, paid_user: true }));
    await new Promise((done) => setTimeout(done));
  });
  expect(result.current).toEqual({ credits: 10, paid_user: true });
});

test('fetches everything but the wallet again once a member becomes premium, and only then [CRED-2]', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queries.setQueryData(walletQuery().queryKey, (): Wallet | null => ({ credits: 0, paid_user: false }));
  const asked = vi.fn(async () => 'photos');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  renderHook(() => useLiveWallet(), { wrapper });
  renderHook(() => useQuery({ queryKey: ['profiles/get-member'], queryFn: asked }), { wrapper });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  act(() => line.tell({ credits: 2, paid_user: false }));
  act(() => line.tell({ credits: 32, paid_user: true }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  act(() => line.tell({ credits: 31, paid_user: true }));
  await act(() => queries.refetchQueries({ queryKey: ['nothing'] }));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('keeps the last purchase while credits are spent, until the next purchase [CRED-12c, CON-9a]', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const purchase = (amount: number) => ({ price: { amount, currency: 'EUR' as const }, credits: 10 });
  queries.setQueryData(walletQuery().queryKey, (): Wallet | null => ({
    credits: 9,
    paid_user: true,
    last_purchase: purchase(999),
  }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  renderHook(() => useLiveWallet(), { wrapper });
  const { result } = renderHook(() => useWallet(), { wrapper });
  act(() => line.tell({ credits: 8, paid_user: true }));
  await waitFor(() =>
    expect(result.current).toEqual({ credits: 8, paid_user: true, last_purchase: purchase(999) }),
  );
  act(() => line.tell({ credits: 18, paid_user: true, last_purchase: purchase(899) }));
  await waitFor(() =>
    expect(result.current).toEqual({ credits: 18, paid_user: true, last_purchase: purchase(899) }),
  );
});
