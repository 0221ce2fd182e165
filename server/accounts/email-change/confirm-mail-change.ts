import { confirmMailChange } from '#contract/accounts/mail-change.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import { spendMailedToken } from '../credentials/mailed-tokens.sql.ts';
import { activateNewAddress } from './take-new-address.ts';

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
    failpoint('accounts/mail-changed');
    return { email };
  });
});
