import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { activationDays, activationMailsPerDay, daysAfter } from '../limits/lifetimes.ts';
import {
  activationMailsSince,
  insertActivationToken,
  uncountActivationToken,
} from './activation-tokens.sql.ts';
import { unconfirmedMember } from './unconfirmed-member.sql.ts';

export interface ActivationMail {
  readonly member: Id;
  readonly kind: 'activation' | 'activation_reminder';
  readonly origin: string;
  /** For whoever never chose one. */
  readonly language: Locale;
}

/**
 * Mails a link that confirms the address, from a job; nothing to whoever is confirmed, gone or about to go. The token
 * is made here: the queue, the log and the tables never hold a link that works. Each mail has its own.
 */
export async function mailActivationLink(platform: Platform, mail: ActivationMail): Promise<void> {
  const { member, kind, origin } = mail;
  const { db, clock } = platform;
  const unconfirmed = await unconfirmedMember(db, member);
  if (!unconfirmed) return;
  const now = clock.now();
  const sent = await activationMailsSince(db, member, daysAfter(now, -1));
  // Whoever asked for that many today needs no reminder; what was asked for was counted when it was.
  if (kind === 'activation_reminder' && sent >= activationMailsPerDay) return;
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
    // It is tried again many times: a mail server that is away must not use up what the member may ask for.
    await uncountActivationToken(db, hash, now);
    throw error;
  }
}
