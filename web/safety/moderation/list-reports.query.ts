import { listReports } from '#contract/safety/list-reports.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

const every = 30_000;

/** The moderation queue. Refreshed periodically, because other operators work on it too. */
export const reportsQuery = () => ({ ...queryFor(listReports, {}), refetchInterval: every }) as const;
