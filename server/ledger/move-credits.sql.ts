import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { bookEntry, entryUnder, lockWallet } from './locked-wallet.sql.ts';
import { nextStart } from './purchase-starts.sql.ts';
import { type Wallet, type WalletRow, walletOfRow } from './wallets.sql.ts';

/** Why credits move; the reason determines the other account of the double entry. */
const accountOf = {
  signup: 'granted',
  demo: 'granted',
  gift: 'granted',
  purchase: 'sold',
  message: 'spent',
} as const;

interface Movement {
  readonly member: Id;
  /** Credits, above zero. */
  readonly amount: number;
  /** At most 100 characters, unique within the member, so that a movement cannot happen twice. */
  readonly key: string;
}

export interface Spend extends Movement {
  readonly reason: 'message';
}

export type CreditGrant = Movement &
  (
    | { readonly reason: 'signup' | 'demo' | 'gift' }
    /** With the payment that bought the credits, and whether its buyer asked for the start (CRED-14). */
    | { readonly reason: 'purchase'; readonly payment: Id; readonly starts: boolean }
  );

/**
 * `done`: moved now. `repeated`: moved by an earlier call. `insufficient`: nothing moved. The wallet shows
 * the current state.
 */
export interface Moved {
  readonly outcome: 'done' | 'repeated' | 'insufficient';
  readonly wallet: Wallet;
}

/**
 * Takes credits out of a wallet, given ones before bought ones and never waiting ones: entry and balance in one
 * statement. The statement locks the wallet row first, so the entry uses the newest balance. A refusal leaves
 * the transaction usable.
 */
export async function takeCredits(db: Handle, movement: Spend): Promise<Moved> {
  const { member, amount, reason, key } = movement;
  const { rows } = await sql<WalletRow>`${prepared}
    with wallet as (
      select balance, bought, waiting from wallets where member_id = ${member} for update
    ), entry as (
      insert into ledger_transfers (member_id, debit_account, credit_account, amount, bought, reason, idempotency_key)
      select ${member}::bigint, 'wallet', ${accountOf[reason]}::text, ${amount}::int,
        greatest(0, ${amount}::int - (wallet.balance - wallet.bought)), ${reason}::text, ${key}::text
      from wallet where wallet.balance - wallet.waiting >= ${amount}::int
      on conflict (member_id, idempotency_key) do nothing
      returning amount, bought
    )
    update wallets set balance = wallets.balance - entry.amount, bought = wallets.bought - entry.bought
    from entry where wallets.member_id = ${member}
    returning wallets.balance, wallets.waiting, wallets.premium_since`.execute(db);
  return rows[0] ? { outcome: 'done', wallet: walletOfRow(rows[0]) } : notMoved(db, movement);
}

interface GrantResult extends Moved {
  /** True if this purchase made the member premium. */
  readonly madePremium: boolean;
}

/**
 * Puts credits into a wallet; the first purchase makes its member premium in the same statement (CRED-2). Bought
 * credits wait unless the buyer asked for the start. The lock of a purchase is a statement of its own: the next one
 * then sees every earlier start.
 */
export async function addCredits(db: Handle, movement: CreditGrant, now: Date): Promise<GrantResult> {
  const { member, amount, reason, key } = movement;
  const [payment, starts] =
    movement.reason === 'purchase' ? [movement.payment, movement.starts] : [null, true];
  if (payment !== null) await lockWallet(db, member);
  const { rows } = await sql<WalletRow & { made_premium: boolean }>`
    with wallet as (
      select member_id, premium_since from wallets where member_id = ${member} for update
    ), entry as (
      insert into ledger_transfers
        (member_id, debit_account, credit_account, amount, bought, reason, idempotency_key, payment_id)
      select ${member}::bigint, ${accountOf[reason]}::text, 'wallet', ${amount}::int,
        ${payment === null ? 0 : amount}::int, ${reason}::text, ${key}::text, ${payment}::bigint
      from wallet
      on conflict (member_id, idempotency_key) do nothing
      returning amount, bought
    ), purchase as (
      insert into ledger_purchases (payment_id, member_id, granted_at, started_at, started_by)
      select ${payment}::bigint, ${member}::bigint, ${now}::timestamptz,
        case when ${starts} then ${nextStart(member, now)} end, case when ${starts} then 'request' end
      from entry where ${payment}::bigint is not null
    )
    update wallets set
      balance = wallets.balance + entry.amount,
      bought = wallets.bought + entry.bought,
      waiting = wallets.waiting + case when ${starts} then 0 else entry.bought end,
      premium_since = coalesce(wallets.premium_since, case when ${reason}::text = 'purchase' then ${now}::timestamptz end)
    from entry, wallet where wallets.member_id = ${member}
    returning wallets.balance, wallets.waiting, wallets.premium_since, wallet.premium_since is null and ${reason}::text = 'purchase' as made_premium`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return { ...(await notMoved(db, movement)), madePremium: false };
  return { outcome: 'done', wallet: walletOfRow(row), madePremium: row.made_premium };
}

/** A separate statement: it sees what was committed while the first one waited for the wallet. */
async function notMoved(db: Handle, { member, key }: { member: Id; key: string }): Promise<Moved> {
  const { rows } = await sql<WalletRow & { repeated: boolean }>`
    select balance, waiting, premium_since, exists (
      select from ledger_transfers where member_id = ${member} and idempotency_key = ${key}
    ) as repeated
    from wallets where member_id = ${member}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`member ${member} has no wallet`);
  return { outcome: row.repeated ? 'repeated' : 'insufficient', wallet: walletOfRow(row) };
}

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
