import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { siteById } from '#server/sites/door.ts';
import { blockOf } from './debit-blocks.sql.ts';
import { type DebitOrigin, debitsInProgress, lockDebits } from './debits-in-progress.sql.ts';

export interface DebitLimitCheck extends DebitOrigin {
  readonly site: number;
  /** Cents that are not stored yet. */
  readonly more: number;
  readonly now: Date;
}

/**
 * Refuses a direct debit if the member is blocked, or if the member, the bank account or the browser has too
 * much in progress (SEPA-12, MEET-12). The refusal does not say which limit was reached. That could reveal
 * that another member uses the account or the device. Holds all counts until the end of the transaction,
 * which also stores the debit.
 */
export async function checkDebitLimits(db: Handle, debit: DebitLimitCheck): Promise<void> {
  const { member, site, more, now } = debit;
  await lockDebits(db, debit);
  if (await blockOf(db, member)) throw new Refusal('debit_blocked');
  const { settings } = siteById(site);
  const open = await debitsInProgress(db, debit, now);
  const isOver =
    open.ofMember + more > settings.debit_limit_member ||
    open.ofIban + more > settings.debit_limit_iban ||
    open.ofDevice + more > settings.debit_limit_device;
  if (isOver) throw new Refusal('debit_limit');
}
