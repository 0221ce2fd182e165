import { getBlockedMembers } from '#contract/profiles/get-blocked-members.ts';
import { pagesFor } from '#web/platform/query-for.ts';

export const blockedPages = () =>
  pagesFor(
    getBlockedMembers,
    (page) => ({ page: Math.max(page, 1) }),
    (last) => last.has_more,
  );
