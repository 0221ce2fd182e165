import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface SharedIban {
  readonly lastFour: string;
  /** Oldest signature first. */
  readonly members: readonly Id[];
}

/**
 * Bank accounts for which more than one existing member signed a mandate, newest first (SEPA-12). Members are
 * not notified.
 */
export async function sharedIbans(db: Handle, limit: number): Promise<SharedIban[]> {
  const { rows } = await sql<SharedIban>`
    select last_four as "lastFour", array_agg(member_id order by first_signed) as members
    from (
      select iban_hash, last_four, member_id, min(signed_at) as first_signed
      from payment_mandates
      where iban_hash is not null and member_id is not null
      group by iban_hash, last_four, member_id
    ) as holders
    group by iban_hash, last_four
    having count(*) > 1
    order by max(first_signed) desc
    limit ${limit}`.execute(db);
  return rows;
}
