import * as z from 'zod/mini';
import type { PageVersion, VersionState } from '#contract/content/texts/page-version.ts';
import type { Id } from '#contract/kit/id.ts';
import { approvalDays } from '#contract/operators/approval.ts';
import { pageName } from '#contract/sites/page-name.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { allSites, type StoredVersion } from '#server/sites/door.ts';

/** Whether a second operator can still decide about the version. Later its words are free again. */
const isWaiting = ({ asked_at: asked }: StoredVersion, now: Date): boolean =>
  asked !== null && addDays(asked, approvalDays) > now;

const stateOf = (row: StoredVersion, inForce: ReadonlySet<number>, now: Date): VersionState => {
  if (row.withdrawn_at !== null) return row.published_at === null ? 'discarded' : 'withdrawn';
  if (row.in_force_from === null) return isWaiting(row, now) ? 'waiting' : 'draft';
  if (row.in_force_from > now) return 'announced';
  return inForce.has(row.id) ? 'in_force' : 'past';
};

const idsOf = (rows: readonly StoredVersion[]): Id[] =>
  [...new Set(rows.flatMap((row) => [row.made_by, row.asked_by, row.approved_by, row.withdrawn_by]))].flatMap(
    (id) => id ?? [],
  );

/** Versions as the console shows them. `inForce` are the numbers of those that apply now. */
export async function versionViews(
  db: Handle,
  rows: readonly StoredVersion[],
  inForce: ReadonlySet<number>,
  now: Date,
): Promise<PageVersion[]> {
  const emails = await operatorAddresses(db, idsOf(rows));
  const hosts = new Map(allSites().map(({ id, host }) => [id, host]));
  const emailOf = (id: Id | null) => (id === null ? null : (emails.get(id) ?? ''));
  return rows.map((row) => ({
    version: row.id,
    name: z.parse(pageName, row.page),
    site: row.site_id === null ? null : { site: row.site_id, host: hosts.get(row.site_id) ?? '' },
    state: stateOf(row, inForce, now),
    dated: row.dated,
    from: row.in_force_from?.toISOString() ?? null,
    made_by: emailOf(row.made_by),
    made_at: row.made_at.toISOString(),
    asked_by: emailOf(row.asked_by),
    approved_by: emailOf(row.approved_by),
    published_at: row.published_at?.toISOString() ?? null,
    withdrawn_by: emailOf(row.withdrawn_by),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    approval: row.approval_id,
  }));
}
