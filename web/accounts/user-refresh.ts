import type { QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { walletOfUser, walletQuery } from '#web/ledger/wallet.ts';
import { discountsQuery } from '#web/payments/discounts.ts';
import { call } from '#web/platform/api/api.ts';
import { isCacheNewer, type RefreshSource } from '#web/platform/query/share-refresh.ts';
import { userQuery } from './user.ts';

/**
 * Refreshes the member and their credits from time to time (CHAT-6). Ignores a response that belongs to
 * another member.
 */
export function userRefresh(
  queries: QueryClient,
  member: number,
): RefreshSource<AnswerOf<typeof getCurrentUser>> {
  const take = ({ user }: AnswerOf<typeof getCurrentUser>, asked: number) => {
    if (user?.id !== member) return;
    const wallet = walletOfUser(user);
    if (!isCacheNewer(queries, userQuery().queryKey, asked))
      queries.setQueryData(userQuery().queryKey, { user });
    if (!isCacheNewer(queries, walletQuery().queryKey, asked))
      queries.setQueryData(walletQuery().queryKey, wallet);
    queries.setQueryData(discountsQuery().queryKey, user.discounts);
  };
  return {
    async read() {
      const asked = Date.now();
      const answer = await call(getCurrentUser, {});
      take(answer, asked);
      return answer;
    },
    take,
  };
}
