import { type RawBuilder, sql } from 'kysely';
import { type Urgency, urgencies } from '#contract/safety/urgency.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { ReviewQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { type AlarmStep, type Queue, urgencyOf } from './urgency.ts';

/**
 * Position of a row's class in its queue, from 1, as the exact expression of the queue's index
 * (`reports_waiting`, `complaints_waiting`). Only an identical expression lets the order use the index.
 * Values are literals, because a parameter cannot match an index expression.
 */
const placeOf = (queue: Queue, column: string): RawBuilder<number> => {
  const places = urgencies.flatMap((urgency, index) =>
    Object.entries(urgencyOf[queue])
      .filter(([, its]) => its === urgency && urgency !== 'rest')
      .map(([why]) => sql`when ${sql.lit(why)} then ${sql.lit(index + 1)}`),
  );
  return sql<number>`(case ${sql.ref(column)} ${sql.join(places, sql` `)} else ${sql.lit(urgencies.length)} end)`;
};

/** SQL expression: position of the class of a report, by its reason. */
export const placeOfReport = (column: string): RawBuilder<number> => placeOf('reports', column);

interface QueueSql extends ReviewQueue {
  readonly place: RawBuilder<number>;
  readonly since: RawBuilder<Date>;
}

const queueSql = (queue: Queue, column: string, since: string, waits: RawBuilder<boolean>): QueueSql => {
  const place = placeOf(queue, column);
  return {
    ...{ table: queue, key: ['id'], columns: ['id', column, since] },
    ...{ waits, place, since: sql.ref<Date>(since) },
    // Most urgent class first, then longest waiting.
    order: sql`${place}, ${sql.ref(since)}, ${sql.ref('id')}`,
  };
};

/**
 * Notices of trusted flaggers come before all others (DSA art. 22), as in the index `complaints_first`. So a flood of
 * urgent notices by strangers does not delay them.
 */
const flaggersFirst = (queue: QueueSql): QueueSql => ({
  ...queue,
  columns: [...queue.columns, 'flagger_id'],
  order: sql`(flagger_id is null), ${queue.order}`,
});

/** The operators' queues in SQL (DSA-7). */
export const queueOrder: Readonly<Record<Queue, QueueSql>> = {
  reports: queueSql('reports', 'reason', 'waits_since', sql<boolean>`status <> 'closed'`),
  complaints: flaggersFirst(queueSql('complaints', 'subject', 'created_at', sql<boolean>`outcome is null`)),
};

/** Each step reads its own part of the queue's index: one class, up to a moment. */
const stepsOf = (steps: readonly AlarmStep[]) => sql`
  unnest(
    ${steps.map(({ urgency }) => urgencies.indexOf(urgency) + 1)}::integer[],
    ${steps.map(({ alarm }) => alarm)}::smallint[],
    ${steps.map(({ before }) => before)}::timestamptz[]
  ) as steps (place, alarm, before)`;

/**
 * Raises the next alarm of every waiting row that reached one, and returns their number. Skips rows that are
 * locked at this moment: the next run finds them, if they still wait.
 */
export async function raiseAlarms(db: Handle, queue: Queue, steps: readonly AlarmStep[]): Promise<number> {
  const { waits, place, since } = queueOrder[queue];
  const { numAffectedRows } = await sql`
    with reached as (
      select waiting.id, steps.alarm
      from ${stepsOf(steps)}
      cross join lateral (
        select id from ${sql.table(queue)} as queue
        where ${waits} and ${place} = steps.place and ${since} <= steps.before and queue.alarm < steps.alarm
        for update skip locked
      ) as waiting
    )
    update ${sql.table(queue)} as queue set alarm = furthest.alarm
    from (select id, max(alarm) as alarm from reached group by id) as furthest
    where queue.id = furthest.id`.execute(db);
  return Number(numAffectedRows);
}

/** A row that waits since before the first alarm of its class. */
export interface WaitingAlarm {
  readonly urgency: Urgency;
  readonly since: Date;
  readonly site: number;
}

/** All waiting rows of a queue that reached an alarm, in the order of the queue. */
export async function waitingAlarmed(
  db: Handle,
  queue: Queue,
  steps: readonly AlarmStep[],
  limit: number,
): Promise<WaitingAlarm[]> {
  const { waits, place, since } = queueOrder[queue];
  // A row that reached a later step also reached the first step of its class.
  const first = steps.filter(
    ({ urgency }, index) => steps.findIndex((step) => step.urgency === urgency) === index,
  );
  const { rows } = await sql<Omit<WaitingAlarm, 'urgency'> & { place: number }>`
    select steps.place, waiting.*
    from ${stepsOf(first)}
    cross join lateral (
      select ${since} as since, site_id as site from ${sql.table(queue)}
      where ${waits} and ${place} = steps.place and ${since} <= steps.before
      order by ${since}, id
      limit ${limit}
    ) as waiting
    order by steps.place, waiting.since`.execute(db);
  return rows.map(({ place: at, ...row }) => ({ ...row, urgency: urgencies[at - 1] ?? 'rest' }));
}
