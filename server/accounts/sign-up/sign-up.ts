import { signUp } from '#contract/accounts/sign-up.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import { networkHash } from '#server/operators/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { Site } from '#server/sites/door.ts';
import { hasRegion, siteById } from '#server/sites/door.ts';
import { clearSourceCookie } from '#server/tracking/door.ts';
import { firstMessageOf } from '../first-message/first-message.ts';
import { isOpenInvite } from '../invites/invites.sql.ts';
import { admitsWithoutInvite, inviteHash, redeemInvite } from '../invites/invites.ts';
import { isBrakedNetwork } from '../limits/common-traces.sql.ts';
import { logInMember } from '../log-in/log-in-member.ts';
import { newPasswordError } from '../password/new-password-error.ts';
import { checkAge } from './check-birth-date.ts';
import { insideSavepoint } from './inside-savepoint.sql.ts';
import { AddressTakenError, isAddressTaken } from './is-address-taken.ts';
import { mailAccountExistsJob } from './mail-account-exists.job.ts';
import { type NewAccount, openAccount } from './open-account.ts';

const isOpened = async (unit: Unit, account: NewAccount): Promise<boolean> => {
  try {
    await insideSavepoint(unit.db, () => openAccount(unit, account));
    return true;
  } catch (error) {
    if (error instanceof AddressTakenError) return false;
    throw error;
  }
};

/**
 * Opens an account without revealing who has one (ACC-11). For an address that has an account, the same work
 * is done and rolled back, and its owner is notified by mail. Both cases use one transaction and the same
 * statements, so that timing reveals nothing. An invite is used up in both cases.
 */
async function openAccountNeutrally(unit: Unit, account: NewAccount): Promise<void> {
  const { site, form, invite, origin, language } = account;
  const opened = await isOpened(unit, account);
  if (!opened && invite !== null) await redeemInvite(unit.db, { ...account, code: invite, member: null });
  const owner = await findMemberByEmail(unit.db, site.id, form.email);
  const mailedMember: Id | null = opened ? null : owner;
  await unit.enqueue(
    mailAccountExistsJob,
    { member: mailedMember, origin, language },
    mailedMember === null ? {} : { singletonKey: `member-${mailedMember}` },
  );
}

/**
 * Checks the sign-up rules that the contract cannot know: the site's countries and message length, the
 * country's regions, passwords.
 */
async function siteFieldErrors(site: Site, form: InputOf<typeof signUp>): Promise<FieldError[]> {
  const { countries, message_length } = site.settings;
  const errors: FieldError[] = [];
  const addError = (field: string, code: string, params: FieldError['params'] = {}) =>
    errors.push({ field, code, params });
  if (!countries.includes(form.country)) addError('country', 'invalid_country');
  else if (!hasRegion(form.country, form.countryregion)) addError('countryregion', 'invalid_region');
  const passwordError = await newPasswordError(site, form.password, [form.email, form.name]);
  if (passwordError !== null) errors.push(passwordError);
  // A text for a target is a message, with the site's length limit.
  if (form.target !== undefined && (form.signup_message ?? '').length > message_length)
    addError('signup_message', 'too_long', { max: message_length });
  return errors;
}

const atField = (field: string, code: string): FieldError => ({ field, code, params: {} });

export const signUpHandler = handler(signUp, async (call, platform) => {
  const site = siteById(call.site);
  const { input: form, language, origin } = call;
  const now = platform.clock.now();
  const reveals = site.settings.reveal_account_existence === 'yes';
  if (site.closedAt !== null) return call.refuse('signups_closed');
  if (await isBrakedNetwork(platform.db, networkHash(platform.keys, call.ip), now))
    return call.refuse('signups_closed');
  const invite = admitsWithoutInvite(site.settings.signups, form) ? null : form.invite;
  if (invite === undefined) return call.refuse('signups_closed');

  const errors = await siteFieldErrors(site, form);
  const ageError = checkAge(platform, call, form.date_of_birth);
  if (ageError !== null) errors.push(ageError);
  if ((await firstMessageOf(platform.db, site.id, form, now))?.needsAcknowledgement)
    errors.push(atField('accept_fictional', 'accept_fictional'));
  if (invite !== null && !(await isOpenInvite(platform.db, { hash: inviteHash(invite), site: site.id, now })))
    errors.push(atField('invite', 'invite_invalid'));
  // Checked here to avoid useless hashing; the database decides in the transaction.
  if (reveals && (await isAddressTaken(platform, { site: site.id, email: form.email, now })))
    errors.push(atField('email', 'email_taken'));
  if (errors.length > 0) call.refuse('invalid_input', {}, errors);

  const passwordHash = await hashPassword(form.password);
  const { config, texts, keys } = platform;
  const { cookies, ip } = call;
  const account = {
    site,
    form,
    invite,
    passwordHash,
    language,
    origin,
    config,
    texts,
    keys,
    cookies,
    ip,
    now,
  };
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
