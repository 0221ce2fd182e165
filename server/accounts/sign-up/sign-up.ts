import { signUp } from '#contract/accounts/sign-up.ts';
import type { FieldError } from '#contract/kit/field-faults.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashPassword } from '#server/platform/identity/hash-password.ts';
import { siteById } from '#server/sites/door.ts';
import { clearSourceCookie } from '#server/tracking/door.ts';
import { firstMessageOf } from '../first-message/first-message.ts';
import { admitsWithoutInvite } from '../invites/admits-without-invite.ts';
import { inviteHash } from '../invites/invite-code.ts';
import { isOpenInvite } from '../invites/invites.sql.ts';
import { logInMember } from '../log-in/log-in-member.ts';
import { AddressTakenError } from './address-taken-error.ts';
import { checkAge } from './check-age.ts';
import { isAddressTaken } from './is-address-taken.ts';
import { openAccount } from './open-account.ts';
import { openAccountNeutrally } from './open-account-neutral.ts';
import { siteFieldErrors } from './site-field-errors.ts';

const atField = (field: string, code: string): FieldError => ({ field, code, params: {} });

export const signUpHandler = handler(signUp, async (call, platform) => {
  const site = siteById(call.site);
  const { input: form, language, origin } = call;
  const now = platform.clock.now();
  const reveals = site.settings.reveal_account_existence === 'yes';
  const invite = admitsWithoutInvite(site.settings.signups, form) ? null : form.invite;
  if (invite === undefined) return call.refuse('signups_closed');

  const faults = siteFieldErrors(site, form);
  const ageFault = checkAge(platform, call, form.date_of_birth);
  if (ageFault !== null) faults.push(ageFault);
  if ((await firstMessageOf(platform.db, site.id, form, now))?.isUntold)
    faults.push(atField('accept_fictional', 'accept_fictional'));
  if (invite !== null && !(await isOpenInvite(platform.db, { hash: inviteHash(invite), site: site.id, now })))
    faults.push(atField('invite', 'invite_invalid'));
  // Checked here to avoid useless hashing; the database decides in the transaction.
  if (reveals && (await isAddressTaken(platform, { site: site.id, email: form.email, now })))
    faults.push(atField('email', 'email_taken'));
  if (faults.length > 0) call.refuse('invalid_input', {}, faults);

  const passwordHash = await hashPassword(form.password);
  const { texts, keys } = platform;
  const { cookies } = call;
  const account = { site, form, invite, passwordHash, language, origin, texts, keys, cookies, now };
  if (!reveals) {
    await platform.transact((unit) => openAccountNeutrally(unit, account));
    failpoint('accounts/sign-up-committed');
    clearSourceCookie(call);
    return { user: null };
  }
  const member = await platform
    .transact((unit) => openAccount(unit, account))
    .catch((error: unknown) => {
      if (!(error instanceof AddressTakenError)) throw error;
      throw new Refusal('invalid_input', {}, [atField('email', 'email_taken')]);
    });
  failpoint('accounts/sign-up-committed');
  clearSourceCookie(call);
  return { user: await logInMember(platform, call, member) };
});
