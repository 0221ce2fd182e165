import { type RawBuilder, sql } from 'kysely';
import type { CountedQueue, QueueName } from '#contract/content/figures/list-queues.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { addDays } from '#server/platform/time.ts';
import { dayOf } from './utc-day.ts';

/** Late items are counted up to this number. */
export const countedAtMost = 500;

/** A queue in its order of waiting: each is a partial index, from its first row on. */
interface WaitingRows {
  readonly table: string;
  readonly since: string;
  readonly waits: RawBuilder<boolean>;
}

/** The tables of the queues belong to earlier domains; this file only reads them. */
const tables: Readonly<Record<Exclude<QueueName, 'approvals'>, WaitingRows>> = {
  photos: { table: 'photos', since: 'created_at', waits: sql`status = 'pending' and not withheld` },
  images: {
    table: 'message_images',
    since: 'created_at',
    waits: sql`status = 'waiting' and not is_frozen(sender_id)`,
  },
  reports: { table: 'reports', since: 'waits_since', waits: sql`status <> 'closed'` },
  complaints: { table: 'complaints', since: 'created_at', waits: sql`outcome is null` },
  conversations: { table: 'editor_talks', since: 'waiting_since', waits: sql`waiting_since is not null` },
  withdrawals: { table: 'withdrawal_cases', since: 'opened_at', waits: sql`outcome is null` },
  notifiers: {
    table: 'notifier_cases',
    since: 'waits_since',
    waits: sql`(decision is null or appealed_at is not null and reviewed_at is null)`,
  },
  differences: { table: 'reconciliation_findings', since: 'first_seen', waits: sql`resolved_at is null` },
};

/** The number of waiting rows, up to 500. */
export function countWaiting(db: Handle, queue: keyof typeof tables) {
  const { table, waits } = tables[queue];
  return countQueue(db, sql`select from ${sql.table(table)} where ${waits}`);
}

/** When the row that waits longest came in, or null. */
export async function oldestOf(db: Handle, queue: keyof typeof tables): Promise<Date | null> {
  const { table, since, waits } = tables[queue];
  const { rows } = await sql<{ since: Date }>`
    select ${sql.ref(since)} as since from ${sql.table(table)} where ${waits}
    order by ${sql.ref(since)} limit 1`.execute(db);
  return rows[0]?.since ?? null;
}

export interface Due {
  readonly due: Date | null;
  readonly late: number;
}

/** The earliest promise of an answer to a member, and the number of those that are past (SAFE-6). */
export async function promisedAnswers(db: Handle, now: Date): Promise<Due> {
  const { rows } = await sql<Due>`
    select (select answer_by from fictional_messages where outcome is null order by answer_by limit 1) as due,
      (select count(*)::integer from (
        select from fictional_messages where outcome is null and answer_by <= ${now} limit ${countedAtMost}
      ) bounded) as late`.execute(db);
  return rows[0] ?? { due: null, late: 0 };
}

/** The acts of these kinds that wait for a second operator. */
export async function waitingActs(db: Handle, kinds: readonly string[], now: Date) {
  const { rows } = await sql<{ number: number; oldest: Date | null; due: Date | null }>`
    select count(*)::integer as number, min(asked_at) as oldest, min(expires_at) as due
    from (select asked_at, expires_at from approvals
      where decided_at is null and expires_at > ${now} and kind = any (${[...kinds]}::text[])
      limit ${countedAtMost + 1}) waiting`.execute(db);
  return rows[0] ?? { number: 0, oldest: null, due: null };
}

interface Finished {
  readonly queue: CountedQueue;
  readonly today: number;
  readonly week: number;
}

/**
 * Finished items of today, read one by one, and of seven days: six counted days and today. A day counts once
 * the job has counted it whole.
 */
export async function finishedItems(db: Handle, now: Date): Promise<readonly Finished[]> {
  const today = dayOf(now);
  const { rows } = await sql<Finished>`
    with live as (
      select queue, count(*)::integer as number from queue_answers
      where at >= ${today}::date at time zone 'UTC' group by queue
    ), earlier as (
      select queue, sum(answered)::integer as number from answer_days
      where day >= ${dayOf(addDays(now, -6))}::date and day < ${today}::date and site_id is null group by queue
    )
    select queue, coalesce(live.number, 0) as today,
      coalesce(live.number, 0) + coalesce(earlier.number, 0) as week
    from live full join earlier using (queue)`.execute(db);
  return rows;
}

/** The roles of an operator. */
export async function rolesOf(db: Handle, operator: number): Promise<readonly string[]> {
  const { rows } = await sql<{ roles: string[] }>`
    select roles from operators where id = ${operator}`.execute(db);
  return rows[0]?.roles ?? [];
}
