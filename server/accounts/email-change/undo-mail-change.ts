import { undoMailChange } from '#contract/accounts/mail-change.ts';
import { changeAddress } from '#server/notifications/door.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import { spendMailedToken, voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { endLogins } from '../sessions/end-logins.ts';

const voided = ['mail_change', 'mail_change_undo', 'password_reset'] as const;

/** Ends all links, because an intruder may hold links of their own, even an undo of a later change. */
export const undoMailChangeHandler = handler(undoMailChange, async (call, platform) => {
  const { token } = call.input;
  if (!isToken(token)) call.refuse('mail_link_invalid');
  const now = platform.clock.now();
  const link = { hash: tokenHash(token), purpose: 'mail_change_undo' as const, site: call.site, now };
  return platform.transact(async (unit) => {
    const spent = await spendMailedToken(unit.db, link);
    if (spent === undefined || spent.email === null) return call.refuse('mail_link_invalid');
    const { member, email } = spent;
    for (const purpose of voided) await voidMailedTokens(unit.db, member, purpose);
    await endLogins(unit, platform, member);
    if (!(await changeAddress(unit.db, { member, email, now }))) return call.refuse('address_taken');
    await recordSecurityEvent(unit.db, platform, { kind: 'mail_change_undone', member, from: call });
    return { email };
  });
});
