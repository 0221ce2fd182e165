import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { walletOfUser, walletQuery } from '#web/ledger/wallet.ts';
import { discountsQuery } from '#web/payments/discounts.ts';
import { setCurrentMember } from '#web/platform/api/current-member.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { userQuery } from './user.ts';

/**
 * Writes the current user to the cache. Each domain's part has its own key, so that a live change touches
 * only one entry.
 */
export function cacheUser(queries: QueryClient, user: CurrentUser | null): void {
  queries.setQueryData(userQuery().queryKey, { user });
  queries.setQueryData(walletQuery().queryKey, user && walletOfUser(user));
  queries.setQueryData(discountsQuery().queryKey, user?.discounts ?? null);
}

/**
 * Called when the current user changes (log-in, sign-up, log-out). Removes everything that was read for the
 * previous user.
 */
export function switchUser(queries: QueryClient, user: CurrentUser | null): void {
  const kept = [settingsQuery(), userQuery(), walletQuery()].map(({ queryKey }) => queryKey[0]);
  setCurrentMember(user?.id ?? null);
  queries.removeQueries({ predicate: ({ queryKey }) => !kept.some((name) => name === queryKey[0]) });
  cacheUser(queries, user);
}
