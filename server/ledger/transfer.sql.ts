import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { movementReason } from '#contract/ledger/list-movements.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { type Wallet, type WalletRow, walletOfRow } from './wallets.sql.ts';

/** The member's wallet, or an account of ours. */
type Account = 'wallet' | 'sold' | 'granted' | 'spent' | 'reversed';

/** Every reason for which credits move, with the account that they leave and the account that they enter. */
const accountsOf = {
  signup: ['granted', 'wallet'],
  demo: ['granted', 'wallet'],
  gift: ['granted', 'wallet'],
  purchase: ['sold', 'wallet'],
  message: ['wallet', 'spent'],
  refund: ['spent', 'wallet'],
  withdrawal: ['wallet', 'reversed'],
  chargeback: ['wallet', 'reversed'],
  restored: ['reversed', 'wallet'],
} as const satisfies Readonly<
  Record<z.output<typeof movementReason>, readonly [debit: Account, credit: Account]>
>;

export type Transfer = {
  readonly member: Id;
  /** Credits, above zero. */
  readonly amount: number;
  /** Idempotency key: at most 100 characters, unique within the member. */
  readonly key: string;
} & (
  | { readonly reason: 'signup' | 'demo' | 'gift' | 'message' | 'refund' }
  /** Credits of an order, with the number of bought ones and of waiting ones among them (CRED-14). */
  | {
      readonly reason: 'purchase' | 'withdrawal' | 'chargeback' | 'restored';
      readonly payment: Id;
      readonly bought: number;
      readonly waiting: number;
    }
);

/**
 * `done`: moved now. `repeated`: moved by an earlier call with the same key. `insufficient`: nothing moved.
 * The wallet shows the current state.
 */
export interface Transferred {
  readonly outcome: 'done' | 'repeated' | 'insufficient';
  readonly wallet: Wallet;
}

/** The bought credits that move: given credits are spent first, so bought ones are returned first. */
function boughtPart(transfer: Transfer): RawBuilder<number> {
  const { amount } = transfer;
  const [debit, credit] = accountsOf[transfer.reason];
  if (credit === 'spent') return sql`greatest(0, ${amount}::int - (wallet.balance - wallet.bought))`;
  if (debit === 'spent') return sql`least(${amount}::int, wallet.bought_spent)`;
  return sql`${'payment' in transfer ? transfer.bought : 0}::int`;
}

/**
 * Moves credits into a wallet or out of it. No other function writes to `ledger_transfers`: the row and the
 * balance are one statement (CRED-3). The statement locks the wallet row first, so it uses the newest
 * balance. Waiting credits leave a wallet only with their own order. A refusal leaves the transaction usable.
 */
export async function transfer(db: Handle, wanted: Transfer): Promise<Transferred> {
  const { member, amount, reason, key } = wanted;
  const [debit, credit] = accountsOf[reason];
  const { payment, waiting } = 'payment' in wanted ? wanted : { payment: null, waiting: 0 };
  const isCovered =
    debit === 'wallet' ? sql`wallet.balance - wallet.waiting >= ${amount - waiting}::int` : sql`true`;
  const toWallet = credit === 'wallet' ? 1 : -1;
  const toSpent = credit === 'spent' ? 1 : debit === 'spent' ? -1 : 0;
  const { rows } = await sql<WalletRow>`${prepared}
    with wallet as (
      select balance, bought, waiting, bought_spent from wallets where member_id = ${member} for update
    ), entry as (
      insert into ledger_transfers
        (member_id, debit_account, credit_account, amount, bought, reason, idempotency_key, payment_id)
      select ${member}::bigint, ${debit}::text, ${credit}::text, ${amount}::int, ${boughtPart(wanted)},
        ${reason}::text, ${key}::text, ${payment}::bigint
      from wallet where ${isCovered}
      on conflict (member_id, idempotency_key) do nothing
      returning amount, bought
    )
    update wallets set
      balance = wallets.balance + ${toWallet}::int * entry.amount,
      bought = wallets.bought + ${toWallet}::int * entry.bought,
      waiting = wallets.waiting + ${toWallet * waiting}::int,
      bought_spent = wallets.bought_spent + ${toSpent}::int * entry.bought
    from entry where wallets.member_id = ${member}
    returning wallets.balance, wallets.waiting, wallets.premium_since`.execute(db);
  return rows[0] ? { outcome: 'done', wallet: walletOfRow(rows[0]) } : notMoved(db, wanted);
}

/** A separate statement: it sees what was committed while the first one waited for the wallet. */
async function notMoved(db: Handle, { member, key }: Transfer): Promise<Transferred> {
  const { rows } = await sql<WalletRow & { repeated: boolean }>`
    select balance, waiting, premium_since, exists (
      select from ledger_transfers where member_id = ${member} and idempotency_key = ${key}
    ) as repeated
    from wallets where member_id = ${member}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`member ${member} has no wallet`);
  return { outcome: row.repeated ? 'repeated' : 'insufficient', wallet: walletOfRow(row) };
}

export interface StoredTransfer {
  readonly amount: number;
  readonly bought: number;
  readonly payment: Id | null;
}

/** The transfer under one of the member's keys; null if there is none. */
export async function transferUnder(db: Handle, member: Id, key: string): Promise<StoredTransfer | null> {
  const { rows } = await sql<StoredTransfer>`
    select amount, bought, payment_id as payment from ledger_transfers
    where member_id = ${member} and idempotency_key = ${key}`.execute(db);
  return rows[0] ?? null;
}
