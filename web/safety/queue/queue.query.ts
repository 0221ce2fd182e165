import { listColleagues } from '#contract/operators/list-colleagues.ts';
import { assignCases } from '#contract/safety/assign-cases.ts';
import { searchQueue } from '#contract/safety/search-queue.ts';
import { mutationFor, pagesFor, queryFor } from '#web/platform/query/query-for.ts';
import type { QueueFilter } from './queue-filter.ts';

/** The filtered queue. Refreshed every half minute, because other operators work on it too. */
export const queuePages = (filter: QueueFilter) =>
  ({
    ...pagesFor(searchQueue, filter, ({ next }) => (next === null ? undefined : { ...filter, after: next })),
    refetchInterval: 30_000,
  }) as const;

export const colleaguesQuery = () => ({ ...queryFor(listColleagues, {}), staleTime: 300_000 }) as const;

export const assignMutation = () => mutationFor(assignCases, { idempotent: true });
