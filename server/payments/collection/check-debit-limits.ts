import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { siteById } from '#server/sites/door.ts';
import { blockOf } from './debit-blocks.sql.ts';
import { debitsInProgress, lockDebits } from './debits-in-progress.sql.ts';

export interface DebitLimitCheck {
  readonly member: Id;
  readonly site: number;
  readonly ibanHash: Buffer | null;
  /** Cents that are not stored yet. */
  readonly more: number;
  readonly now: Date;
}

/**
 * Refuses a direct debit if the member is blocked, or if the member or the bank account has too much in
 * progress (SEPA-12, MEET-12). The refusal does not say which limit was reached, because that could reveal
 * that another member uses the account. Holds both counts until the end of the transaction, which also stores
 * the debit.
 */
export async function checkDebitLimits(db: Handle, debit: DebitLimitCheck): Promise<void> {
  const { member, site, ibanHash, more, now } = debit;
  await lockDebits(db, member, ibanHash);
  if (await blockOf(db, member)) throw new Refusal('debit_blocked');
  const { debit_limit_member: ofMember, debit_limit_iban: ofIban } = siteById(site).settings;
  const open = await debitsInProgress(db, member, ibanHash, now);
  if (open.ofMember + more > ofMember || open.ofIban + more > ofIban) throw new Refusal('debit_limit');
}
