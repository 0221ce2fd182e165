import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { siteById } from '#server/sites/door.ts';
import { blockOf } from './debit-blocks.sql.ts';
import { lockDebits, openDebits } from './open-debits.sql.ts';

export interface DebitToCheck {
  readonly member: Id;
  readonly site: number;
  readonly ibanHash: Buffer | null;
  /** Cents that are not stored yet. */
  readonly more: number;
  readonly now: Date;
}

/**
 * Refuses a direct debit of whoever is blocked, or has more on the way than may be, as a member or from one bank account
 * (SEPA-12, MEET-12). Which of the two limits it is is not said: whose account it is besides is nobody's business. In the
 * transaction that stores the debit it holds both counts until that ends.
 */
export async function checkDebitRoom(db: Handle, debit: DebitToCheck): Promise<void> {
  const { member, site, ibanHash, more, now } = debit;
  await lockDebits(db, member, ibanHash);
  if (await blockOf(db, member)) throw new Refusal('debit_blocked');
  const { debit_limit_member: ofMember, debit_limit_iban: ofIban } = siteById(site).settings;
  const open = await openDebits(db, member, ibanHash, now);
  if (open.ofMember + more > ofMember || open.ofIban + more > ofIban) throw new Refusal('debit_limit');
}
