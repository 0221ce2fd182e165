import { listFindings } from '#contract/payments/console/list-findings.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import { pageOfFindings } from '../findings/findings.sql.ts';
import { openProviders } from '../providers/offered-provider.ts';
import { hasRunSince, newestRuns } from './reconciliation-runs.sql.ts';

const pageSize = 50;
const runsShown = 10;
/** A little more than a day, because the next night's run may begin later. */
const overdueHours = 26;

async function isOverdue(platform: Platform): Promise<boolean> {
  const since = addHours(platform.clock.now(), -overdueHours);
  const books = [...openProviders(platform).map(({ name }) => name), 'ledger' as const];
  const runs = books.map((one) => hasRunSince(platform.db, one, since));
  return (await Promise.all(runs)).includes(false);
}

export const listFindingsHandler = handler(listFindings, async ({ input }, platform) => {
  const { resolved, page } = input;
  const offset = (page - 1) * pageSize;
  const [found, runs, overdue] = await Promise.all([
    pageOfFindings(platform.db, { resolved, offset, limit: pageSize + 1 }),
    newestRuns(platform.db, runsShown),
    isOverdue(platform),
  ]);
  return { results: found.slice(0, pageSize), page, has_more: found.length > pageSize, runs, overdue };
});
