import { resetPassword } from '#contract/accounts/reset-password.ts';
import { addressOf } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { knownDevicesOf, rememberDevice } from '#server/platform/identity/known-devices.sql.ts';
import { clearLockout } from '#server/platform/identity/lockout.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import { confirmMember } from '../activation/confirm-member.ts';
import { deleteOtherCredentials } from '../credentials/credentials.sql.ts';
import { memberOfValidToken, spendMailedToken } from '../credentials/mailed-tokens.sql.ts';
import { memberIdentity, passwordLockout } from '../credentials/member-identity.sql.ts';
import { deviceOfCall, setDeviceCookie } from '../sessions/open-session.ts';
import { checkNewPassword, replacePassword } from './replace-password.ts';

/**
 * Sets the password and confirms the address: the link came back from the mailbox, which is all that an
 * activation link proves. Before the confirmation the account may have been a stranger's, who signed up with
 * somebody else's address. All earlier login methods are therefore deleted.
 */
export const resetPasswordHandler = handler(resetPassword, async (call, platform) => {
  const { site, origin, language, input } = call;
  const now = platform.clock.now();
  if (!isToken(input.token)) call.refuse('reset_link_invalid');
  const link = { hash: tokenHash(input.token), purpose: 'password_reset' as const, site, now };
  // Checked first: a refused password uses up no link, and an invalid link costs no hashing.
  const member = await memberOfValidToken(platform.db, link);
  if (member === undefined) return call.refuse('reset_link_invalid');
  await checkNewPassword(platform, member, input.password);
  const device = deviceOfCall(call);
  const passwordHash = await hashPassword(input.password);
  await platform.transact(async (unit) => {
    const spent = await spendMailedToken(unit.db, link);
    if (spent === undefined) return call.refuse('reset_link_invalid');
    await replacePassword(unit, platform, {
      member,
      passwordHash,
      session: null,
      origin,
      language,
      from: call,
      now,
    });
    const { verified, email } = await addressOf(unit.db, member);
    if (!verified) await deleteOtherCredentials(unit.db, member);
    await confirmMember(unit, member, now);
    const parts = { ...platform, db: unit.db };
    // The owner of the mailbox chose a new password, whatever attempts others made (AUTH-5). This browser is
    // theirs: new attempts of strangers do not keep it out (SAFE-8).
    await rememberDevice(unit.db, memberIdentity, member, { token: device.token, now });
    const devices = await knownDevicesOf(unit.db, memberIdentity, member);
    await clearLockout(parts, passwordLockout, { site, email }, devices);
    await clearLockout(parts, memberIdentity.codeLockout, member, devices);
    failpoint('accounts/password-reset');
  });
  failpoint('accounts/password-reset-committed');
  setDeviceCookie(call, device);
  return { changed: true as const };
});
