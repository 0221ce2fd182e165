import { useQuery } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/**
 * Whether the member has not confirmed their address yet. They may send texts to two members, and nobody
 * can reply (ACC-6).
 */
export function useSendsTextsOnly(): boolean {
  return useQuery(queryFor(getCurrentUser, {})).data?.user?.status === 'not_confirmed';
}
