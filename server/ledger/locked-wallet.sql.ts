import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Wallet, type WalletRow, walletOfRow } from './wallets.sql.ts';

interface LockedWallet {
  readonly balance: number;
  /** The bought part of the balance; the rest was given. */
  readonly bought: number;
  /** The bought credits that cannot be spent yet. */
  readonly waiting: number;
  readonly wallet: Wallet;
}

/** Locks the wallet until the transaction ends: later reads in the transaction see the newest state. */
export async function lockWallet(db: Handle, member: Id): Promise<LockedWallet> {
  const { rows } = await sql<WalletRow & { bought: number }>`
    select balance, bought, waiting, premium_since from wallets where member_id = ${member} for update`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error(`member ${member} has no wallet`);
  return { balance: row.balance, bought: row.bought, waiting: row.waiting, wallet: walletOfRow(row) };
}

export interface Entry {
  readonly member: Id;
  readonly from: 'wallet' | 'spent' | 'reversed';
  readonly to: 'wallet' | 'reversed';
  readonly amount: number;
  readonly bought: number;
  /** The part of `bought` that belongs to a purchase whose credits wait. */
  readonly waiting: number;
  readonly reason: 'refund' | 'withdrawal' | 'chargeback' | 'restored';
  readonly key: string;
  readonly payment: Id | null;
}

/**
 * Writes an entry and sets the balance in one statement. The caller holds the lock on the wallet and has
 * checked that the entry is allowed.
 */
export async function bookEntry(db: Handle, entry: Entry): Promise<Wallet> {
  const { member, from, to, amount, bought, waiting, reason, key, payment } = entry;
  const { rows } = await sql<WalletRow>`
    with entry as (
      insert into ledger_transfers
        (member_id, debit_account, credit_account, amount, bought, reason, idempotency_key, payment_id)
      values (${member}, ${from}, ${to}, ${amount}, ${bought}, ${reason}, ${key}, ${payment})
      returning case credit_account when 'wallet' then 1 else -1 end as sign, amount, bought
    )
    update wallets set
      balance = wallets.balance + entry.sign * entry.amount,
      bought = wallets.bought + entry.sign * entry.bought,
      waiting = wallets.waiting + entry.sign * ${waiting}::int
    from entry where wallets.member_id = ${member}
    returning wallets.balance, wallets.waiting, wallets.premium_since`.execute(db);
  if (!rows[0]) throw new Error(`member ${member} has no wallet`);
  return walletOfRow(rows[0]);
}

export interface BookedEntry {
  readonly amount: number;
  readonly bought: number;
  readonly payment: Id | null;
}

/** The entry under one of the member's keys. */
export async function entryUnder(db: Handle, member: Id, key: string): Promise<BookedEntry | null> {
  const { rows } = await sql<BookedEntry>`
    select amount, bought, payment_id as payment from ledger_transfers
    where member_id = ${member} and idempotency_key = ${key}`.execute(db);
  return rows[0] ?? null;
}
