import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import { type Locale, locale, localeOf } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countActivationMail, takeBackActivationMail } from '../limits/count-against-limit.ts';
import { activationDays, activationMailsPerDay, daysAfter, mailRetryHours } from '../limits/lifetimes.ts';
import {
  activationMailsSince,
  insertActivationToken,
  memberToConfirm,
  uncountActivationToken,
} from './activation-tokens.sql.ts';

export interface ActivationMail {
  readonly member: Id;
  readonly kind: 'activation' | 'activation_reminder';
  readonly origin: string;
  /** Used for members who never chose a language. */
  readonly language: Locale;
}

/**
 * Job step: mails a link that confirms the address. Sends nothing to members who are confirmed, erased or
 * being deleted, and to mailboxes that got ten such mails today. The token is created here, one per mail, so that the queue, the log and the tables never
 * hold a working link.
 */
async function mailActivationLink(platform: Platform, mail: ActivationMail): Promise<void> {
  const { member, kind, origin } = mail;
  const { db, clock } = platform;
  const unconfirmed = await memberToConfirm(db, member);
  if (!unconfirmed) return;
  const now = clock.now();
  const sent = await activationMailsSince(db, member, daysAfter(now, -1));
  // A member who requested that many mails today needs no reminder. Requested mails were counted at the
  // request.
  if (kind === 'activation_reminder' && sent >= activationMailsPerDay) return;
  if (!(await countActivationMail(platform, unconfirmed.email))) return;
  const token = newToken();
  const hash = tokenHash(token);
  await insertActivationToken(db, { member, hash, expires: daysAfter(now, activationDays) });
  failpoint('accounts/activation-token-stored');
  try {
    await sendMail(platform, {
      member,
      kind,
      language: localeOf(unconfirmed.language) ?? mail.language,
      values: { days: activationDays },
      link: `${origin}/activate/done?token=${token}`,
    });
  } catch (error) {
    // The job is retried many times: an unavailable mail server must not use up the mails that the member may
    // request.
    await uncountActivationToken(db, hash, now);
    await takeBackActivationMail(platform, unconfirmed.email);
    throw error;
  }
}

/** Mails the activation link. `origin`: `https://host` of the link. */
export const mailActivationJob = job(
  'accounts/mail-activation',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const mailActivation = jobHandler(mailActivationJob, (payload, platform) =>
  mailActivationLink(platform, { ...payload, kind: 'activation' }),
);

/**
 * Reminds members who have not confirmed their address. Stored with the account, for one day and for three
 * days later.
 */
export const remindActivationJob = job(
  'accounts/remind-activation',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const remindActivation = jobHandler(remindActivationJob, (payload, platform) =>
  mailActivationLink(platform, { ...payload, kind: 'activation_reminder' }),
);
