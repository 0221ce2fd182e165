import { getBlockedMembers } from '#contract/profiles/get-blocked-members.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export const blockedPages = () =>
  pagesFor(getBlockedMembers, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );
