import { confirmMailChange } from '#contract/accounts/mail-change.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { addressOf, changeAddress, lockAddress } from '#server/notifications/door.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { isToken, newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Unit } from '#server/platform/platform.ts';
import { confirmMember } from '../activation/confirm-member.ts';
import { isAddressBarred } from '../bans/barred-addresses.ts';
import { insertMailedToken, spendMailedToken, voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { daysAfter, mailUndoDays } from '../limits/lifetimes.ts';
import { mailOldAddressJob } from './mail-old-address.job.ts';

export interface NewAddress {
  readonly member: Id;
  readonly site: number;
  readonly email: string;
  readonly origin: string;
  readonly language: Locale;
  readonly now: Date;
}

/**
 * Replaces the old address by the new one.
 * - The old address is notified and can be restored for a week (AUTH-10).
 * - A never confirmed old address may be a stranger's: it gets no mail, and the new one confirms the account
 *   (EML-10).
 * - Returns false if the address is taken or barred; the transaction must then roll back.
 */
async function activateNewAddress(unit: Unit, keys: Keys, change: NewAddress): Promise<boolean> {
  const { member, site, email, origin, language, now } = change;
  const { db } = unit;
  await lockAddress(db, email);
  if (await isAddressBarred(db, keys, { site, email, now })) return false;
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
  // A reset link that was mailed to the old mailbox stops working.
  await voidMailedTokens(db, member, 'password_reset');
  await confirmMember(unit, member, now);
  return changeAddress(db, { member, email, now });
}

/** A refusal rolls everything back: if the address is taken, the link stays unused. */
export const confirmMailChangeHandler = handler(confirmMailChange, async (call, platform) => {
  const { site, origin, language } = call;
  const { token } = call.input;
  if (!isToken(token)) call.refuse('mail_link_invalid');
  const now = platform.clock.now();
  const link = { hash: tokenHash(token), purpose: 'mail_change' as const, site, now };
  return platform.transact(async (unit) => {
    const spent = await spendMailedToken(unit.db, link);
    if (spent === undefined || spent.email === null) return call.refuse('mail_link_invalid');
    const { member, email } = spent;
    if (!(await activateNewAddress(unit, platform.keys, { member, site, email, origin, language, now })))
      return call.refuse('address_taken');
    await recordSecurityEvent(unit.db, platform, { kind: 'mail_changed', member, from: call });
    failpoint('accounts/mail-changed');
    return { email };
  });
});
