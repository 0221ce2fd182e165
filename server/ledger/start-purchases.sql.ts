import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { lockWallet, type Wallet, type WalletRow, walletOfRow } from './wallets.sql.ts';

/** Why waiting credits become usable: the buyer asked for it, or the withdrawal period is over (CRED-14). */
export type StartedBy = 'request' | 'period_end';

/**
 * The moment of a start: later than every earlier start of the member, so that no purchase moves before one
 * that was already spent from. The caller holds the lock on the wallet.
 */
export const nextStart = (
  member: Id,
  now: Date,
): RawBuilder<Date> => sql<Date>`greatest(${now}::timestamptz, (
  select max(started_at) + interval '1 microsecond' from ledger_purchases where member_id = ${member}
))`;

export interface Start {
  readonly member: Id;
  /** Other members' purchases, and purchases that already started, are ignored. */
  readonly payments: readonly Id[];
  readonly by: StartedBy;
  readonly now: Date;
}

export interface Started {
  /** The purchases that this call started. */
  readonly payments: readonly Id[];
  readonly wallet: Wallet;
}

/**
 * Makes the waiting credits of these purchases usable, inside a transaction. A repeated call changes nothing.
 */
export async function startPurchases(db: Handle, { member, payments, by, now }: Start): Promise<Started> {
  const { wallet } = await lockWallet(db, member);
  const { rows } = await sql<{ payment: Id }>`
    update ledger_purchases set started_at = ${nextStart(member, now)}, started_by = ${by}
    where member_id = ${member} and started_at is null and payment_id = any(${payments}::bigint[])
    returning payment_id as payment`.execute(db);
  if (rows.length === 0) return { payments: [], wallet };
  const started = rows.map(({ payment }) => payment);
  const { rows: wallets } = await sql<WalletRow>`
    update wallets set waiting = waiting - (
      select coalesce(sum(case credit_account when 'wallet' then amount else -amount end), 0)::int
      from ledger_transfers as entry where entry.member_id = ${member} and payment_id = any(${started}::bigint[])
    )
    where member_id = ${member}
    returning balance, waiting, premium_since`.execute(db);
  return { payments: started, wallet: wallets[0] ? walletOfRow(wallets[0]) : wallet };
}
