import { useQuery } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The logged-in member's id, or null for a visitor. */
export function useOwnId(): number | null {
  return useQuery(queryFor(getCurrentUser, {})).data?.user?.id ?? null;
}
