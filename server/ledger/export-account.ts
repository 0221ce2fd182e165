import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { ledgerTables } from './tables.ts';

/** The member's wallet and every movement of credits, for an export (GDPR-7). */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const tables = ledgerTables(db);
  const [wallet, ledger, starts] = await Promise.all([
    tables
      .selectFrom('wallets')
      .select(['balance', 'bought', 'bought_spent', 'waiting', 'premium_since'])
      .where('member_id', '=', member)
      .executeTakeFirst(),
    tables
      .selectFrom('ledger_transfers')
      .select(['created_at', 'debit_account', 'credit_account', 'amount', 'bought', 'reason'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute(),
    tables
      .selectFrom('ledger_purchases')
      .select(['payment_id', 'granted_at', 'started_at', 'started_by'])
      .where('member_id', '=', member)
      .orderBy('granted_at')
      .execute(),
  ]);
  return { data: { wallet: wallet ?? null, ledger, starts } };
}
