import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** What is in force; others work on it too. */
export const restrictionsQuery = () => ({ ...queryFor(listRestrictions, {}), refetchInterval: 60_000 }) as const;
