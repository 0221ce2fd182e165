import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface Dismissal {
  readonly reason: string;
  readonly operator: Id;
  readonly now: Date;
  readonly keepUntil: Date;
}

/** Closes the open ones of these cases and returns their ids. Locks them in order, against deadlocks. */
export async function dismissCases(
  db: Handle,
  cases: readonly Id[],
  { reason, operator, now, keepUntil }: Dismissal,
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    with open as (
      select id from withdrawal_cases where id = any(${[...cases]}::bigint[]) and outcome is null
      order by id for update
    )
    update withdrawal_cases set outcome = 'dismissed', dismissal = ${reason}, closed_by = ${operator},
      closed_at = ${now}, keep_until = ${keepUntil}
    from open where withdrawal_cases.id = open.id and withdrawal_cases.outcome is null
    returning withdrawal_cases.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Opens a dismissed case again. Returns false if its sender has another open case about the same number. */
export async function reopenCase(db: Handle, id: Id): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update withdrawal_cases closed set outcome = null, dismissal = null, closed_by = null, closed_at = null,
      keep_until = null
    where id = ${id} and outcome = 'dismissed' and not exists (
      select from withdrawal_cases other
      where other.site_id = closed.site_id and other.order_number = closed.order_number
        and other.address_hash = closed.address_hash and other.outcome is null)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
