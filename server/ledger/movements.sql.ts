import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { movementReason } from '#contract/ledger/list-movements.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface Movement {
  /** Its position among the member's own movements. */
  readonly number: number;
  readonly at: Date;
  readonly reason: z.output<typeof movementReason>;
  readonly isGain: boolean;
  readonly amount: number;
  readonly bought: number;
  readonly balance: number;
  readonly payment: Id | null;
  /** The number of bought credits the member had spent after this movement, less those that were returned. */
  readonly spent: number;
}

interface Row extends Omit<Movement, 'reason'> {
  readonly reason: string;
}

/**
 * A member's newest movements, or those before a number. Numbers and sums count from the member's first
 * entry, so the cost grows only with the member's own entries.
 */
export async function movementsOf(
  db: Handle,
  member: Id,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Movement[]> {
  const { rows } = await sql<Row>`
    select * from (
      select row_number() over own as number, created_at as at, reason, credit_account = 'wallet' as "isGain",
        amount, bought, payment_id as payment,
        sum(case credit_account when 'wallet' then amount else -amount end) over own as balance,
        sum(case when credit_account = 'spent' then bought when debit_account = 'spent' then -bought else 0 end)
          over own as spent
      from ledger_transfers where member_id = ${member}
      window own as (order by id rows unbounded preceding)
    ) as movement
    where ${before}::int is null or number < ${before}::int
    order by number desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, reason: z.parse(movementReason, row.reason) }));
}
