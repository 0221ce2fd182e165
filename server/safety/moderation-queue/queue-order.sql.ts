import { type RawBuilder, sql } from 'kysely';
import { urgencies } from '#contract/safety/urgency.ts';
import type { ReviewQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { type Queue, urgencyOf } from './urgency.ts';

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

/** The operators' queues in SQL (DSA-7). */
export const queueOrder: Readonly<Record<Queue, QueueSql>> = {
  reports: queueSql('reports', 'reason', 'waits_since', sql<boolean>`status <> 'closed'`),
  complaints: queueSql('complaints', 'subject', 'created_at', sql<boolean>`outcome is null`),
};
