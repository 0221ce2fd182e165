import { findMembers } from '#contract/accounts/console/find-members.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export type MemberSearch = Omit<CallOf<typeof findMembers>, 'page'>;

export const foundMemberPages = (search: MemberSearch) =>
  pagesFor(findMembers, { ...search, page: 1 }, (last, pages) =>
    last.has_more ? { ...search, page: pages.length + 1 } : undefined,
  );

/** Key of the last search in the query cache. A return from a member finds it again; a log-out clears it. */
export const lastSearchKey = ['accounts', 'last-member-search'] as const;
