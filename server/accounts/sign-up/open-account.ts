import { randomUUID } from 'node:crypto';
import type { signUp } from '#contract/accounts/sign-up.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { countedNetworks, keepAcknowledgement } from '#server/chat/door.ts';
import { openWallet } from '#server/ledger/door.ts';
import { lockAddress, registerAddress } from '#server/notifications/door.ts';
import type { Config } from '#server/platform/config/config.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { createProfile } from '#server/profiles/door.ts';
import type { Site } from '#server/sites/door.ts';
import { createMember, termsInForce } from '#server/sites/door.ts';
import { recordTrafficSource } from '#server/tracking/door.ts';
import { mailActivationJob, remindActivationJob } from '../activation/mail-activation.job.ts';
import { isAddressBarred } from '../bans/barred-addresses.ts';
import { consentVersion } from '../consents/agree-to-terms.ts';
import { recordConsents } from '../consents/consents.sql.ts';
import { storePassword } from '../credentials/credentials.sql.ts';
import { deliverHeldMessageJob } from '../first-message/deliver-held-message.job.ts';
import { firstMessageOf } from '../first-message/first-message.ts';
import { holdMessage } from '../first-message/held-messages.sql.ts';
import { redeemInvite } from '../invites/invites.ts';
import { reminderSeconds } from '../limits/lifetimes.ts';
import { AddressTakenError } from './is-address-taken.ts';

export interface NewAccount {
  readonly site: Site;
  /** Validated by the contract and against the site. */
  readonly form: InputOf<typeof signUp>;
  /** The invite that opens a closed site; null if none is needed. */
  readonly invite: string | null;
  readonly passwordHash: string;
  readonly language: Locale;
  /** Origin of the mailed links. */
  readonly origin: string;
  readonly config: Pick<Config, 'demo'>;
  readonly texts: Texts;
  readonly keys: Keys;
  /** Cookies of the browser that signs up. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The client address of the sign-up. */
  readonly ip: string;
  readonly now: Date;
}

/**
 * Creates everything a new member has in one transaction (ACC-5). Throws AddressTaken if the address has an
 * account or is barred, also when two sign-ups arrive at once. It throws only after all work is done, so that
 * a taken address takes as long as a new one. Throws `invalid_input` with `invite_invalid` if the invite was
 * used meanwhile.
 */
export async function openAccount(unit: Unit, account: NewAccount): Promise<Id> {
  const { site, form, passwordHash, language, origin, now } = account;
  const { db } = unit;
  await lockAddress(db, form.email);
  const member = await createMember(db, site.id);
  const isNew = await registerAddress(db, { member, site: site.id, email: form.email, language });
  // Checked for every address, just as the work is done for every address: neither the answer nor the time
  // reveals anything (AUTH-4).
  const isOut = await isAddressBarred(db, account.keys, { site: site.id, email: form.email, now });
  await createProfile(db, {
    member,
    site: site.id,
    name: form.name,
    gender: form.gender,
    lookingFor: form.looking_for,
    sexuality: form.sexuality,
    dateOfBirth: form.date_of_birth,
    country: form.country,
    region: form.countryregion,
    // A first message without a target is the member's text about themselves (ACC-1).
    about: form.target === undefined ? (form.signup_message ?? null) : null,
    membersOnly: form.members_only,
    now,
  });
  await holdFirstMessage(unit, member, account);
  await openWallet(db, { member, credits: site.settings.signup_credits });
  await storePassword(db, member, passwordHash, now);
  const terms = await termsInForce(db, site.id, now);
  await recordConsents(db, { member, version: consentVersion, language, now }, terms);
  await recordTrafficSource(db, { member, site: site.id, source: form, cookies: account.cookies, now });
  if (account.invite !== null) await redeemInvite(db, { ...account, code: account.invite, member });
  await unit.enqueue(mailActivationJob, { member, origin, language }, { singletonKey: `member-${member}` });
  for (const seconds of reminderSeconds)
    await unit.enqueue(remindActivationJob, { member, origin, language }, { startAfterSeconds: seconds });
  failpoint('accounts/account-opened');
  if (!isNew || isOut) throw new AddressTakenError();
  return member;
}

/**
 * Stores the message to the target, with the acknowledgement of a fictional profile (FIC-4). A job sends it
 * as soon as the account exists, so the message outlasts a crash (ACC-6). A site that reveals no accounts
 * sends it after the confirmation (ACC-11). If the target may not be seen, the sign-up goes on without the
 * message: a text for one person is never shown to everybody.
 */
const holdFirstMessage = async (
  unit: Unit,
  member: Id,
  { site, form, keys, ip, config, texts, language, now }: NewAccount,
): Promise<void> => {
  const { db } = unit;
  const first = await firstMessageOf(db, site.id, form, now);
  if (first === null || first.needsAcknowledgement) return;
  const { to, text } = first;
  await holdMessage(db, { member, target: to.id, text, clientId: randomUUID(), now });
  if (site.settings.reveal_account_existence === 'yes') {
    const networks = countedNetworks(keys, ip);
    await unit.enqueue(deliverHeldMessageJob, { member, networks }, { singletonKey: `member-${member}` });
  }
  if (to.fictional)
    await keepAcknowledgement(db, { config, texts }, { member, card: to, language, site: site.id, now });
};
