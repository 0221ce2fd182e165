import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { isHeldForStart } from '../outbox/held-for-start.ts';
import { useSendMessage } from './use-send-message.ts';

let queries: QueryClient;

beforeEach(() => {
  localStorage.clear();
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: someUser() });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
});

const sendingWith = (wallet: Wallet) => {
  queries.setQueryData(walletQuery().queryKey, (): Wallet | null => wallet);
  return renderHook(() => useSendMessage(2), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
};

test('holds a message that only waiting credits can pay, without asking the server [CRED-14a]', () => {
  const { result } = sendingWith({ credits: 31, waiting: 30, paid_user: true });
  act(() => result.current.send('een'));
  act(() => result.current.send('twee'));
  act(() => result.current.sendGift('rose'));
  expect(result.current.outgoing.map(isHeldForStart)).toEqual([false, true, true]);
});

test('holds nothing that the balance could not pay either, or that needs no start [CRED-14a]', () => {
  const { result } = sendingWith({ credits: 2, waiting: 0, paid_user: true });
  act(() => result.current.send('een'));
  act(() => result.current.sendGift('rose'));
  expect(result.current.outgoing.map(isHeldForStart)).toEqual([false, false]);
});
