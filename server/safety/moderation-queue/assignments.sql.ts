import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Urgency } from '#contract/safety/urgency.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addHours } from '#server/platform/time.ts';
import { queueOrder } from './queue.sql.ts';
import type { Queue } from './urgency.ts';

/** Hours after which an assignment ends without a look. Urgent classes never wait long for one person. */
const idleHours: Readonly<Record<Urgency, number>> = {
  minors: 2,
  intimate_images: 2,
  threats: 2,
  scams: 24,
  rest: 24,
};

/** SQL expression: the end of an assignment that begins now, by the class of the row. */
const assignedUntil = (queue: Queue, now: Date): RawBuilder<Date> =>
  sql<Date>`(case when ${queueOrder[queue].place} <= 3
    then ${addHours(now, idleHours.minors)}::timestamptz else ${addHours(now, idleHours.rest)}::timestamptz end)`;

/** SQL condition: the row belongs to no other operator. */
export const isUnassigned = (operator: Id, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(assigned_to is null or assigned_to = ${operator} or assigned_until <= ${now})`;

/** Extends the assignment of a case that its owner looks at. */
export async function extendAssignment(
  db: Handle,
  queue: Queue,
  { id, operator, now }: { readonly id: Id; readonly operator: Id; readonly now: Date },
): Promise<void> {
  await sql`update ${sql.table(queue)} set assigned_until = ${assignedUntil(queue, now)}
    where id = ${id} and assigned_to = ${operator}`.execute(db);
}

export interface LockedItem {
  readonly id: Id;
  readonly member: Id | null;
  readonly assigned_to: Id | null;
}

/** Locks the waiting rows among these that no other operator has open. */
export async function lockFreeItems(
  db: Handle,
  queue: Queue,
  { ids, operator, now }: { readonly ids: readonly Id[]; readonly operator: Id; readonly now: Date },
): Promise<LockedItem[]> {
  const { rows } = await sql<LockedItem>`
    select id, member_id as member, assigned_to from ${sql.table(queue)}
    where id = any(${[...ids]}::bigint[]) and ${queueOrder[queue].waits}
      and (claimed_by is null or claimed_by = ${operator} or claimed_until <= ${now})
    order by id for update`.execute(db);
  return rows;
}

/**
 * Number of waiting items of both queues that belong to an operator now. Serialises the assignments to one
 * operator, so that two of them count each other.
 */
export async function lockOwner(db: Handle, operator: Id, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:assign:${operator}`}, 0))`.execute(db);
  const of = (queue: Queue) =>
    sql`(select count(*) from ${sql.table(queue)} where assigned_to = ${operator}
      and assigned_until > ${now} and ${queueOrder[queue].waits})`;
  const { rows } = await sql<{ number: number }>`
    select (${of('reports')} + ${of('complaints')})::int as number`.execute(db);
  return rows[0]?.number ?? 0;
}

/** Assigns rows to an operator or to nobody. An operator who gives a row away no longer has it open. */
export async function storeAssignment(
  db: Handle,
  queue: Queue,
  item: { readonly ids: readonly Id[]; readonly to: Id | null; readonly now: Date },
): Promise<void> {
  const { ids, to, now } = item;
  const until = to === null ? sql`null` : assignedUntil(queue, now);
  await sql`update ${sql.table(queue)} set assigned_to = ${to}::bigint, assigned_until = ${until},
      claimed_by = case when claimed_by is distinct from ${to}::bigint then null else claimed_by end,
      claimed_until = case when claimed_by is distinct from ${to}::bigint then null else claimed_until end
    where id = any(${[...ids]}::bigint[])`.execute(db);
}
