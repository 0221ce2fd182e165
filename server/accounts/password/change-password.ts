import { changePassword } from '#contract/accounts/change-password.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { addSeconds } from '#server/platform/time.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { renewSession } from '../sessions/sessions.sql.ts';
import { checkNewPassword, replacePassword } from './replace-password.ts';

const { sessionSeconds } = memberIdentity;

const wrong = { field: 'old_password', code: 'old_password_wrong' };

/**
 * Gives the login that changes the password a new token, so that a copy of the old token ends with the other
 * logins (AUTH-6, AUTH-8).
 */
export const changePasswordHandler = handler(changePassword, async (call, platform) => {
  const { member, session, origin, language, input } = call;
  const before = call.cookies[sessionCookie];
  if (session === null || before === undefined) return call.refuse('authentication_required');
  await proveOwner(platform, call, { password: input.old_password, code: input.code }, wrong);
  await checkNewPassword(platform, member, input.password);
  const passwordHash = await hashPassword(input.password);
  const now = platform.clock.now();
  const token = newToken();
  await platform.transact(async (unit) => {
    const expires = addSeconds(now, sessionSeconds);
    const renewed = { before: tokenHash(before), tokenHash: tokenHash(token), expires };
    // If two changes arrive at once, the old password of the second is no longer current.
    if (!(await renewSession(unit.db, session, renewed)))
      call.refuse('invalid_input', {}, [{ ...wrong, params: {} }]);
    await replacePassword(unit, platform, {
      member,
      passwordHash,
      session,
      origin,
      language,
      from: call,
      now,
    });
  });
  call.setCookie(sessionCookie, token, { maxAgeSeconds: sessionSeconds });
  return { changed: true as const };
});
