import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** An inconsistency in the books; `member` is an id. */
export interface LedgerInconsistency {
  readonly fault: /** The balance of a wallet, or its bought part, is not the sum of its entries. */
    | 'wallet_differs'
    | 'bought_differs'
    /** The waiting part of a wallet is not the sum of the entries of its waiting purchases (CRED-14). */
    | 'waiting_differs'
    /**
     * The bought credits that a wallet counts as spent are not the sum of the entries to and from `spent`.
     */
    | 'spent_differs'
    /** The running balance, or its bought part, was below zero at some entry. */
    | 'overdrawn'
    /** The entry does not balance, or not exactly one of its two accounts is the wallet. */
    | 'not_balanced'
    /** A duplicate key or purchase. */
    | 'repeated'
    /** Entries without a wallet, or a reversal without the entry it reverses. */
    | 'orphan'
    /** A granted purchase without its row in `ledger_purchases`, or the reverse. */
    | 'purchase_without_start'
    | 'purchase_without_grant'
    | 'grant_without_purchase'
    | 'reversal_differs'
    /**
     * The reversed amount of a payment is not the sum of its reversals, or we refunded more than was paid.
     */
    | 'money_back_differs'
    | 'refunded_too_much';
  readonly member: number | null;
  readonly detail: string;
}

const shownAtMost = 1000;

/** Checks within wallets and entries. */
const withinTheLedger = sql`
  select 'orphan' as fault, member_id as member, 'entries ' || totals.balance || ', no wallet' as detail
  from totals left join wallets using (member_id) where wallets.member_id is null
  union all
  select 'wallet_differs', member_id, 'wallet ' || wallets.balance || ', entries ' || coalesce(totals.balance, 0)
  from wallets left join totals using (member_id) where wallets.balance <> coalesce(totals.balance, 0)
  union all
  select 'bought_differs', member_id, 'wallet ' || wallets.bought || ', entries ' || coalesce(totals.bought, 0)
  from wallets left join totals using (member_id) where wallets.bought <> coalesce(totals.bought, 0)
  union all
  select 'waiting_differs', member_id, 'wallet ' || wallets.waiting || ', entries ' || coalesce(unstarted.waiting, 0)
  from wallets left join unstarted using (member_id) where wallets.waiting <> coalesce(unstarted.waiting, 0)
  union all
  select 'spent_differs', member_id, 'wallet ' || bought_spent || ', entries ' || coalesce(totals.spent, 0)
  from wallets left join totals using (member_id) where bought_spent <> coalesce(totals.spent, 0)
  union all
  select 'purchase_without_start', coalesce(grants.member_id, starts.member_id), 'payment ' || coalesce(grants.payment_id, starts.payment_id)
  from (select distinct member_id, payment_id from grants) as grants full join ledger_purchases as starts using (member_id, payment_id)
  where grants.payment_id is null or starts.payment_id is null
  union all
  select 'overdrawn', member_id, idempotency_key || ': ' || balance || ' left, ' || bought || ' of them bought'
  from running where balance < 0 or bought < 0 or bought > balance
  union all
  select 'not_balanced', member_id, idempotency_key || ': ' || amount || ' from ' || debit_account || ' to ' || credit_account
  from ledger_transfers
  where (debit_account = 'wallet') = (credit_account = 'wallet') or amount <= 0 or bought not between 0 and amount
    or not debit_account = any('{wallet,sold,granted,spent,reversed}')
    or not credit_account = any('{wallet,sold,granted,spent,reversed}')
  union all
  select 'repeated', member_id, idempotency_key || ': ' || count(*) || ' times'
  from ledger_transfers group by member_id, idempotency_key having count(*) > 1
  union all
  select 'repeated', min(member_id), 'payment ' || payment_id || ': granted ' || count(*) || ' times'
  from grants group by payment_id having count(*) > 1
  union all
  select 'orphan', entry.member_id, entry.idempotency_key || ': of no purchase'
  from ledger_transfers as entry left join grants using (member_id, payment_id)
  where entry.reason in ('withdrawal', 'chargeback', 'restored') and grants.payment_id is null
  union all
  select 'orphan', back.member_id, back.idempotency_key || ': puts back what was not taken'
  from ledger_transfers as back left join ledger_transfers as taken on taken.member_id = back.member_id
    and back.idempotency_key = 'restored:' || taken.idempotency_key
    and (taken.amount, taken.bought, taken.payment_id) = (back.amount, back.bought, back.payment_id)
  where back.reason = 'restored' and taken.member_id is null`;

/** Checks of the ledger against the payments. */
const besideThePayments = sql`
  select 'purchase_without_grant', completed.member_id,
    'payment ' || completed.id || ': ' || credits || ' paid, ' || coalesce(grants.amount, 0) || ' granted'
  from payments as completed left join grants on (grants.member_id, grants.payment_id) = (completed.member_id, completed.id)
  where state = 'completed' and grants.amount is distinct from credits
  union all
  select 'grant_without_purchase', grants.member_id, idempotency_key
  from grants left join payments as completed
    on (completed.member_id, completed.id) = (grants.member_id, grants.payment_id) and state = 'completed'
  where completed.id is null
  union all
  select 'reversal_differs', member_id, idempotency_key || ': ' || coalesce(taken, 0) || ' taken, '
    || coalesce(amount, 0) || ' entered'
  from reversed full join returned using (member_id, idempotency_key)
  where amount is distinct from taken
  union all
  select 'money_back_differs', member_id, 'payment ' || id || ': ' || reversed_amount || ' told, ' || coalesce(gone, 0) || ' went back'
  from payments left join went_back on payment_id = id
  where reversed_amount <> least(amount, coalesce(gone, 0))
  union all
  select 'refunded_too_much', member_id, 'payment ' || id || ': ' || sent || ' sent back of ' || amount
  from payments join went_back on payment_id = id
  where sent > amount`;

/**
 * Checks in one statement that wallets, entries and purchases agree (CRED-3). Compares wallets with the sums
 * of their entries, and checks each entry alone and after its predecessors. Compares completed payments with
 * granted credits, and returned money with reversed credits. Returns at most the first 1,000 differences; an
 * empty list proves that the books agree.
 */
export async function verifyLedger(db: Handle): Promise<LedgerInconsistency[]> {
  const { rows } = await sql<LedgerInconsistency>`
    with running as (
      select member_id, idempotency_key,
        sum(case debit_account when 'wallet' then -amount else amount end) over own as balance,
        sum(case debit_account when 'wallet' then -bought else bought end) over own as bought
      from ledger_transfers window own as (partition by member_id order by id)
    ), totals as (
      select member_id,
        sum(case debit_account when 'wallet' then -amount else amount end) as balance,
        sum(case debit_account when 'wallet' then -bought else bought end) as bought,
        sum(case 'spent' when credit_account then bought when debit_account then -bought else 0 end) as spent
      from ledger_transfers group by member_id
    ), grants as (
      select member_id, payment_id, idempotency_key, amount from ledger_transfers where reason = 'purchase'
    ), unstarted as (
      select entry.member_id, sum(case credit_account when 'wallet' then amount else -amount end) as waiting
      from ledger_transfers as entry join ledger_purchases using (member_id, payment_id)
      where started_at is null group by entry.member_id
    ), returned as (
      select member_id, idempotency_key, amount from ledger_transfers
      where idempotency_key like 'reversal:%' or idempotency_key like 'restored:reversal:%'
    ), reversed as (
      select member_id, prefix || reversal.id as idempotency_key, taken
      from payment_reversals as reversal
      join payments on payments.id = payment_id
      cross join (values ('reversal:'), ('restored:reversal:')) as entry (prefix)
      where taken > 0 and (prefix = 'reversal:' or reversal.state = 'undone')
    ), went_back as (
      select payment_id, sum(amount) as gone, sum(amount) filter (where requested_by is not null) as sent
      from payment_reversals where state <> 'undone' group by payment_id
    )
    ${withinTheLedger} union all ${besideThePayments}
    limit ${shownAtMost}`.execute(db);
  return rows;
}
