import { listFindings } from '#contract/payments/console/list-findings.ts';
import { itemOwnersOf } from '#server/operators/door.ts';
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

export const listFindingsHandler = handler(listFindings, async ({ operator, input }, platform) => {
  const { page, ...filter } = input;
  const reader = { operator, now: platform.clock.now() };
  const offset = (page - 1) * pageSize;
  const [{ found, matching }, runs, overdue] = await Promise.all([
    pageOfFindings(platform.db, { filter, reader, offset, limit: pageSize + 1 }),
    newestRuns(platform.db, runsShown),
    isOverdue(platform),
  ]);
  const shown = found.slice(0, pageSize);
  const owners = await itemOwnersOf(
    platform.db,
    'finding',
    shown.map(({ id }) => id),
    reader,
  );
  return {
    results: shown.map((finding) => ({ ...finding, owner: owners.get(finding.id) ?? null })),
    ...{ page, has_more: found.length > pageSize, matching, runs, overdue },
  };
});
