import { type RawBuilder, sql } from 'kysely';
import type { Handle } from './handle.ts';
import { prepared } from './prepared-statements.ts';

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
