import { listReports } from '#contract/safety/list-reports.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

const every = 30_000;

/** What waits for operators; others work on it too, so it is read again and again. */
export const reportsQuery = () => ({ ...queryFor(listReports, {}), refetchInterval: every }) as const;
