import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

// Loaders get the member with their visit, null for a visitor.
declare module '#web/platform/visit/visit.ts' {
  interface VisitParts {
    readonly user: CurrentUser | null;
  }
}

/** The logged-in member; comes with the first page. */
export const userQuery = () => queryFor(getCurrentUser, {});

/** The logged-in member, null for a visitor. */
export function useUser(): CurrentUser | null {
  const { data } = useQuery(userQuery());
  return data?.user ?? null;
}
