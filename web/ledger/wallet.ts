import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { creditsChanged } from '#contract/ledger/events.ts';
import type { LastPurchase } from '#contract/ledger/last-purchase.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { getWalletQuery } from './get-wallet.query.ts';

export interface Wallet {
  readonly credits: number;
  readonly paid_user: boolean;
  /** By which a credit has its worth in money (CON-9). */
  readonly last_purchase?: LastPurchase | null | undefined;
}

/** The part of the member's own account that is their wallet. */
export const walletOfUser = ({ credits, paid_user, last_purchase }: Required<Wallet>): Wallet => ({
  credits,
  paid_user,
  last_purchase,
});

/** The member's wallet in the cache: the root puts it there, live events and answers change it. */
export const walletQuery = () =>
  queryOptions<Wallet | null>({
    queryKey: ['ledger/wallet'],
    queryFn: ({ client }) => client.fetchQuery({ ...getWalletQuery(), staleTime: 0 }),
    staleTime: Number.POSITIVE_INFINITY,
    // A visitor has none to ask for; a member's is read again when the live line is back.
    refetchOnReconnect: false,
  });

/** Credits and whether the member is premium; null for a visitor. */
export function useWallet(): Wallet | null {
  return useQuery(walletQuery()).data ?? null;
}

/** Keeps the wallet as the server tells it, live; once in the frame of the application. */
export function useLiveWallet(): void {
  const queries = useQueryClient();
  useLive(creditsChanged, (wallet) => {
    const { queryKey } = walletQuery();
    // What is being read was asked for before this: its answer may be older.
    void queries.cancelQueries({ queryKey });
    // What was bought is told when it was bought, and stands until the next time.
    queries.setQueryData(queryKey, (before) => ({ ...before, ...wallet }));
  });
  useLiveConnected(() => void queries.invalidateQueries({ queryKey: walletQuery().queryKey }));
  useOpened(queries);
}

/**
 * Limits and locks are in what the server answered before the first purchase: on every open device all of it is asked
 * again the moment its member becomes premium (CRED-2). The wallet itself is what told us.
 */
function useOpened(queries: QueryClient): void {
  const paid = useWallet()?.paid_user ?? null;
  const before = useRef(paid);
  useEffect(() => {
    if (before.current === false && paid === true) {
      const [wallet] = walletQuery().queryKey;
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== wallet });
    }
    before.current = paid;
  }, [paid, queries]);
}
