import { listQueues } from '#contract/content/figures/list-queues.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The state of each queue that the operator's rights open. */
export const queuesQuery = () => ({ ...queryFor(listQueues, {}), refetchInterval: 60_000 });
