import { sql } from 'kysely';
import { urgencies } from '#contract/safety/urgency.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { queueOrder } from './queue.sql.ts';
import { deadline, type Queue, waitingSince } from './urgency.ts';

interface QueueDeadlines {
  /** When the item that waits longest came in; null for an empty queue. */
  readonly oldest: Date | null;
  /** The earliest deadline of any class. */
  readonly due: Date | null;
  /** Items past the deadline of their class, counted up to a bound. */
  readonly late: number;
}

const least = (dates: readonly Date[]): Date | null =>
  dates.reduce<Date | null>((first, date) => (first === null || date < first ? date : first), null);

/**
 * The oldest item, the next deadline and the number of late items of a queue. Reads the first row of each
 * class from the queue's index, and late rows up to a bound.
 */
export async function queueDeadlines(
  db: Handle,
  { queue, now, limit }: { readonly queue: Queue; readonly now: Date; readonly limit: number },
): Promise<QueueDeadlines> {
  const { waits, place, since } = queueOrder[queue];
  const { rows } = await sql<{ place: number; since: Date; late: number }>`
    select steps.place, first.since, late.number as late
    from unnest(
      ${urgencies.map((_, index) => index + 1)}::integer[],
      ${urgencies.map((urgency) => waitingSince(urgency, now))}::timestamptz[]
    ) as steps (place, before)
    cross join lateral (
      select ${since} as since from ${sql.table(queue)}
      where ${waits} and ${place} = steps.place order by ${since}, id limit 1
    ) as first
    cross join lateral (
      select count(*)::integer as number from (
        select from ${sql.table(queue)}
        where ${waits} and ${place} = steps.place and ${since} <= steps.before limit ${limit}
      ) as bounded
    ) as late`.execute(db);
  return {
    oldest: least(rows.map((row) => row.since)),
    due: least(rows.map((row) => deadline(urgencies[row.place - 1] ?? 'rest', row.since))),
    late: rows.reduce((sum, row) => sum + row.late, 0),
  };
}
