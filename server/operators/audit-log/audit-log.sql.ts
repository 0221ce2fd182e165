import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import type { exportAuditLog } from '#contract/operators/export-audit-log.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from '../tables.ts';

export type AuditFilter = InputOf<typeof exportAuditLog>;

/** A whole area, or one action of it. Each has an index of its own. */
const actionColumn = (action: string) => (action.includes('/') ? ('action' as const) : ('area' as const));

/** The moment of an entry. Pages continue after moment and id, the order of every index. */
export function entryMoment(db: Handle, id: Id) {
  return operatorsTables(db)
    .selectFrom('audit_entries')
    .select(['at', 'id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Page {
  readonly after: { readonly at: Date; readonly id: Id } | undefined;
  readonly limit: number;
}

/** The query for entries that pass the filter, newest first. */
export function auditQuery(db: Handle, filter: AuditFilter, { after, limit }: Page) {
  const { operator, action, member, subject, since, until, look } = filter;
  let found = operatorsTables(db)
    .selectFrom('audit_entries')
    .select(['id', 'at', 'operator_id', 'action', 'look', 'member_id', 'subject_id', 'details']);
  if (operator !== undefined) found = found.where('operator_id', '=', operator);
  if (action !== undefined) found = found.where(actionColumn(action), '=', action);
  if (member !== undefined) found = found.where('member_id', '=', member);
  if (subject !== undefined) found = found.where('subject_id', '=', subject);
  if (since !== undefined) found = found.where('at', '>=', new Date(since));
  if (until !== undefined) found = found.where('at', '<', new Date(until));
  if (look !== undefined) found = found.where('look', '=', look);
  if (after !== undefined)
    found = found.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  return found.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** The areas that occur, by one index look-up each. */
export async function auditAreas(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ area: string }>`
    with recursive found as (
      (select area from audit_entries order by area limit 1)
      union all
      select (select area from audit_entries where area > found.area order by area limit 1)
      from found where found.area is not null
    ) select area from found where area is not null`.execute(db);
  return rows.map(({ area }) => area);
}
