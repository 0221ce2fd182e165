import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { addressOf } from '#server/notifications/address-of.ts';
import { changeAddress } from '#server/notifications/change-address.ts';
import { lockAddress } from '#server/notifications/lock-address.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Unit } from '#server/platform/platform.ts';
import { mailOldAddressJob } from '../jobs/mail-old-address.job.ts';
import { daysAfter, mailUndoDays } from '../rules/lifetimes.ts';
import { insertMailedToken, voidMailedTokens } from '../store/mailed-tokens.ts';
import { confirmMember } from './confirm-member.ts';
import { isKeptOut } from './is-kept-out.ts';

export interface NewAddress {
  readonly member: Id;
  readonly site: number;
  readonly email: string;
  readonly origin: string;
  readonly language: Locale;
  readonly now: Date;
}

/**
 * The new address takes the old one's place; the old one is told and can be put back for a week (AUTH-10). An address
 * that was never confirmed may be a stranger's: it is not written to, and the new one confirms the account (EML-10).
 * False: the address is taken or kept out, and the transaction lost.
 */
export async function takeNewAddress(unit: Unit, keys: Keys, change: NewAddress): Promise<boolean> {
  const { member, site, email, origin, language, now } = change;
  const { db } = unit;
  await lockAddress(db, email);
  if (await isKeptOut(db, keys, { site, email, now })) return false;
  const before = await addressOf(db, member);
  if (before.verified) {
    await insertMailedToken(db, {
      member,
      purpose: 'mail_change_undo',
      hash: tokenHash(newToken()),
      email: before.email,
      now,
      expires: daysAfter(now, mailUndoDays),
    });
    await unit.enqueue(mailOldAddressJob, { member, changed_at: now.toISOString(), origin, language });
  }
  // A reset that was mailed to the old mailbox opens nothing any more.
  await voidMailedTokens(db, member, 'password_reset');
  await confirmMember(unit, member, now);
  return changeAddress(db, { member, email, now });
}
