import { requestMailChange } from '#contract/accounts/mail-change.ts';
import { addressOf } from '#server/notifications/door.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { siteById } from '#server/sites/door.ts';
import { lockCredentials } from '../credentials/credentials.sql.ts';
import { insertMailedToken, voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { countMailChange } from '../limits/count-against-limit.ts';
import { hoursAfter, mailChangeHours, neutralMailDelaySeconds } from '../limits/lifetimes.ts';
import { isAddressTaken } from '../sign-up/is-address-taken.ts';
import { ownAddressOf } from './get-address.ts';
import { mailNewAddressJob } from './mail-new-address.job.ts';

export const requestMailChangeHandler = handler(requestMailChange, async (call, platform) => {
  const { member, site, origin, language, input } = call;
  const { db } = platform;
  const since = await proveOwner(platform, call, input);
  const email = input.new_email.toLowerCase();
  const refuse = (code: string, field = 'new_email') =>
    call.refuse('invalid_input', {}, [{ field, code, params: {} }]);
  if (email === (await addressOf(db, member)).email) refuse('same_email');
  // A site that reveals no accounts skips this check, so that the answer reveals nothing. The job checks the
  // address and mails its owner (AUTH-4).
  const reveals = siteById(site).settings.reveal_account_existence === 'yes';
  const now = platform.clock.now();
  if (reveals && (await isAddressTaken(platform, { site, email, now }))) refuse('email_taken');
  await countMailChange(platform, member, email);
  await platform.transact(async (unit) => {
    // The password changed since it was proved: the change of address requested with the old one is refused
    // too (AUTH-10).
    if ((await lockCredentials(unit.db, member))?.getTime() !== since.getTime())
      refuse('wrong_password', 'password');
    await recordSecurityEvent(unit.db, platform, { kind: 'mail_change_requested', member, from: call });
    await voidMailedTokens(unit.db, member, 'mail_change');
    await insertMailedToken(unit.db, {
      member,
      purpose: 'mail_change',
      // Hash of a token that nobody has: each mail creates its own.
      hash: tokenHash(newToken()),
      email,
      now,
      expires: hoursAfter(now, mailChangeHours),
    });
    const later = reveals ? {} : { startAfterSeconds: neutralMailDelaySeconds };
    await unit.enqueue(mailNewAddressJob, { member, asked_at: now.toISOString(), origin, language }, later);
  });
  return ownAddressOf(db, member, now);
});
