import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import { prepared } from '../database/prepared-statements.ts';

const most = 500;

/** Counts the rows of a queue, up to a maximum of 500. */
export async function countQueue(
  db: Handle,
  waiting: RawBuilder<unknown>,
): Promise<{ number: number; more: boolean }> {
  const { rows } = await sql<{ number: number }>`${prepared}
    select count(*)::int as number from (${waiting} limit ${most + 1}) as waiting`.execute(db);
  const number = rows[0]?.number ?? 0;
  return { number: Math.min(number, most), more: number > most };
}

/** A table whose waiting rows operators claim, with the columns `claimed_by` and `claimed_until`. */
export interface ReviewQueue {
  readonly table: string;
  /** Columns that identify a row. */
  readonly key: readonly string[];
  /** Condition for waiting rows. It must imply the condition of the queue's partial index. */
  readonly waits: RawBuilder<boolean>;
  /** Order of the queue, as the expressions of its index. */
  readonly order: RawBuilder<unknown>;
  /** Columns of a claimed row that are returned, and all columns in `order`. */
  readonly columns: readonly string[];
}

interface Claim {
  readonly operator: Id;
  readonly limit: number;
  readonly until: Date;
}

/** Nobody claimed the row, or the claim has expired. */
export const isFree = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(claimed_by is null or claimed_until <= ${now})`;

/** The operator claimed the row last. An expired claim counts until another operator claims the row. */
export const isClaimedBy = (operator: Id): RawBuilder<boolean> => sql<boolean>`claimed_by = ${operator}`;

/** The operator claimed the row, and the claim has not expired. */
export const isHeldBy = (operator: Id, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isClaimedBy(operator)} and claimed_until > ${now})`;

/**
 * Claims the first rows of a queue that match `wanted`, and returns them in the order of the queue.
 * - Skips rows that other operators lock at this moment, so that operators never wait for each other (B16).
 * - The limit is a literal, because the planner of a prepared statement does not see parameters.
 */
export async function claimRows<Row>(
  db: Handle,
  { table, key, order, columns }: ReviewQueue,
  wanted: RawBuilder<boolean>,
  { operator, limit, until }: Claim,
): Promise<Row[]> {
  const sameRow = key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`next.${column}`)}`);
  const { rows } = await sql<Row>`${prepared}
    with next as (
      select ${sql.join(key.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${wanted}
      order by ${order}
      limit ${sql.lit(limit)}
      for update skip locked
    ), held as (
      update ${sql.table(table)} set claimed_by = ${operator}, claimed_until = ${until}
      from next where ${sql.join(sameRow, sql` and `)}
      returning ${sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))}
    )
    select * from held order by ${order}`.execute(db);
  return rows;
}

/** Number of waiting rows, counted up to a bound. */
export const countWaitingRows = (db: Handle, { table, waits }: ReviewQueue) =>
  countQueue(db, sql`select from ${sql.table(table)} where ${waits}`);

/** The operator who holds a row now, as seen by one of them. */
export function claimHolder(
  row: { readonly claimed_by: Id | null; readonly claimed_until: Date | null },
  operator: Id,
  now: Date,
): 'nobody' | 'you' | 'other' {
  if (row.claimed_until === null || row.claimed_until <= now) return 'nobody';
  return row.claimed_by === operator ? 'you' : 'other';
}
