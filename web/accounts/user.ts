import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

// Adds the member to the visit that loaders receive; null for a visitor.
declare module '#web/platform/visit/visit.ts' {
  interface VisitParts {
    readonly user: CurrentUser | null;
  }
}

/** The logged-in member; part of the first page's data. */
export const userQuery = () => queryFor(getCurrentUser, {});

/** The logged-in member, or null for a visitor. */
export function useUser(): CurrentUser | null {
  const { data } = useQuery(userQuery());
  return data?.user ?? null;
}
