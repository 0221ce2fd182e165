import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** The restrictions in force. Refreshed periodically, because other operators work on them too. */
export const restrictionPages = () =>
  ({
    ...pagesFor(listRestrictions, { page: 1 }, (last, pages) =>
      last.has_more ? { page: pages.length + 1 } : undefined,
    ),
    refetchInterval: 60_000,
  }) as const;
