import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from './tables.ts';

// The first condition is the index's (complaints_waiting), and reads the urgent ones alone.
const waits = sql<boolean>`outcome is null
  and (subject not in ('underage', 'intimate_image')) = false and subject = 'intimate_image'`;

/**
 * Notes the next alarm of every reported intimate image that reached one, and tells which did. Rows that somebody answers
 * at this moment are passed over: the next run finds them, if they still wait.
 */
export async function raiseAlarms(
  db: Handle,
  [first, second, last]: readonly [Date, Date, Date],
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    with reached as (
      select id,
        (1 + (created_at <= ${second})::integer + (created_at <= ${last})::integer)::smallint as alarm
      from complaints where ${waits} and created_at <= ${first}
      for update skip locked
    )
    update complaints set alarm = reached.alarm
    from reached where complaints.id = reached.id and complaints.alarm < reached.alarm
    returning complaints.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The reported intimate images that wait since before an instant, the oldest first. */
export const waitingRemovals = (db: Handle, before: Date, limit: number) =>
  safetyTables(db)
    .selectFrom('complaints')
    .select(['site_id', 'origin', 'created_at'])
    .where(waits)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
