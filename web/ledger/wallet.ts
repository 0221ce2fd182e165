import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { creditsChanged } from '#contract/ledger/events.ts';
import { getWallet, type LastPurchase } from '#contract/ledger/get-wallet.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

const getWalletQuery = () => queryFor(getWallet, {});

export interface Wallet {
  readonly credits: number;
  /** The credits of the balance that cannot be spent yet; absent: none (CRED-14). */
  readonly waiting?: number | undefined;
  readonly paid_user: boolean;
  /** The last purchase determines the worth of a credit in money (CON-9). */
  readonly last_purchase?: LastPurchase | null | undefined;
}

/** The credits that can be spent now. */
export const usableCredits = ({ credits, waiting = 0 }: Wallet): number => credits - waiting;

/** The wallet fields of the member's own account. */
export const walletOfUser = ({ credits, waiting, paid_user, last_purchase }: Required<Wallet>): Wallet => ({
  credits,
  waiting,
  paid_user,
  last_purchase,
});

/** The member's wallet in the query cache. The root route fills it; live events and responses update it. */
export const walletQuery = () =>
  queryOptions<Wallet | null>({
    queryKey: ['ledger/wallet'],
    queryFn: ({ client }) => client.fetchQuery({ ...getWalletQuery(), staleTime: 0 }),
    staleTime: Number.POSITIVE_INFINITY,
    // A visitor has no wallet to fetch. A member's wallet is fetched again when the socket connection is
    // back.
    refetchOnReconnect: false,
  });

/** The credits and the premium state; null for a visitor. */
export function useWallet(): Wallet | null {
  return useQuery(walletQuery()).data ?? null;
}

/** Keeps the cached wallet in step with live events. Used once, in the application frame. */
export function useLiveWallet(): void {
  const queries = useQueryClient();
  useLive(creditsChanged, (wallet) => {
    const { queryKey } = walletQuery();
    // A fetch in flight started before this event, so its response may be older.
    void queries.cancelQueries({ queryKey });
    // The event carries `last_purchase` only after a purchase. In every other case the cached value stays.
    queries.setQueryData(queryKey, (before) => ({ ...before, ...wallet }));
  });
  useLiveConnected(() => void queries.invalidateQueries({ queryKey: walletQuery().queryKey }));
  useRefetchOnPremium(queries);
}

/**
 * Limits and locks are part of the responses from before the first purchase. So every open device fetches
 * everything again the moment its member becomes premium (CRED-2). The wallet is excluded, because the wallet
 * reported the change.
 */
function useRefetchOnPremium(queries: QueryClient): void {
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
