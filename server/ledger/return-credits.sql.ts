import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { bookEntry, entryUnder, lockWallet } from './locked-wallet.sql.ts';
import type { Moved } from './move-credits.sql.ts';

interface Returning {
  readonly member: Id;
  /** Credits, above zero. */
  readonly amount: number;
  readonly key: string;
}

/** The number of bought credits that the member has spent and not got back. */
const boughtSpent = async (db: Handle, member: Id): Promise<number> => {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(case debit_account when 'wallet' then bought else -bought end), 0)::int as spent
    from ledger_transfers
    where member_id = ${member} and 'spent' in (debit_account, credit_account)`.execute(db);
  return rows[0]?.spent ?? 0;
};

/**
 * Returns spent credits, inside a transaction. Given credits are spent first, so bought ones are returned
 * first, at most as many as were spent.
 */
export async function returnCredits(db: Handle, { member, amount, key }: Returning): Promise<Moved> {
  const { wallet } = await lockWallet(db, member);
  if ((await entryUnder(db, member, key)) !== null) return { outcome: 'repeated', wallet };
  const bought = Math.min(amount, await boughtSpent(db, member));
  const entry = { member, amount, bought, waiting: 0, key, reason: 'refund', payment: null } as const;
  return { outcome: 'done', wallet: await bookEntry(db, { ...entry, from: 'spent', to: 'wallet' }) };
}
