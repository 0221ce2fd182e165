import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** Something in the books that does not fit; `member` is an id. */
export interface LedgerFault {
  readonly fault:
    | 'wallet_differs'
    | 'not_balanced'
    | 'purchase_without_grant'
    | 'grant_without_purchase'
    | 'not_premium';
  readonly member: number | null;
  readonly detail: string;
}

const shownAtMost = 1000;

/**
 * Everything that does not fit in the books, as one statement sees them: wallets against the sums of their
 * entries, the accounts against zero, completed payments against what was granted for them.
 */
export async function readLedgerFaults(db: Handle): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    with entries as (
      select member_id, sum(case credit_account when 'wallet' then amount else -amount end)::bigint as total
      from ledger_transfers group by member_id
    ), grants as (
      select member_id, idempotency_key, amount from ledger_transfers where reason = 'purchase'
    ), bought as (
      select member_id, 'payment:' || id as idempotency_key, credits from payments where state = 'completed'
    ), accounts as (
      select sum(amount)::bigint as total from (
        select credit_account as account, amount from ledger_transfers
        union all
        select debit_account, -amount from ledger_transfers
      ) as sides
    )
    select 'wallet_differs' as fault, member_id as member,
      'wallet ' || coalesce(balance::text, 'none') || ', entries ' || coalesce(total, 0) as detail
    from wallets full join entries using (member_id)
    where balance is null or balance <> coalesce(total, 0)
    union all
    select 'not_balanced', null, 'all accounts together: ' || total from accounts where total <> 0
    union all
    select 'purchase_without_grant', member_id, idempotency_key || ': ' || bought.credits || ' paid, '
      || coalesce(grants.amount, 0) || ' granted'
    from bought left join grants using (member_id, idempotency_key)
    where grants.amount is distinct from bought.credits
    union all
    select 'grant_without_purchase', member_id, idempotency_key
    from grants left join bought using (member_id, idempotency_key) where bought.member_id is null
    union all
    select 'not_premium', member_id, 'bought, but is not premium'
    from wallets where premium_since is null and member_id in (select member_id from grants)
    limit ${shownAtMost}`.execute(db);
  return rows;
}
