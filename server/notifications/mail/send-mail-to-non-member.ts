import type { Locale } from '#contract/kit/locale.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { causesFor } from '../suppressions/suppressions.sql.ts';
import { handOverMail } from './deliver-mail.ts';
import { isStopped } from './is-suppressed.ts';
import type { MailValues } from './mail-texts.ts';

export interface MailToStranger {
  /** As they typed it: it may be somebody else's. Of an operator: where they were set up. */
  readonly to: string;
  readonly site: number;
  readonly kind: 'complaint_taken' | 'complaint_answered' | 'queue_deadlines';
  readonly language: Locale;
  readonly values: MailValues;
  /** Where its button leads: an absolute address of the site. */
  readonly link: string;
}

/** No member has this id, so that a report of such a mail stops its address alone. */
const nobody = 0;

/**
 * Mails somebody without an account: who wrote to us (DSA-1), at the address they gave, or an operator (NCII-1). Whoever
 * calls bounds how often.
 * Called from jobs alone: rejects when the mail server does not take the mail for now. An address that is stopped gets none.
 */
export async function sendMailToStranger(platform: Platform, mail: MailToStranger): Promise<boolean> {
  const { db, keys } = platform;
  const reader = { member: nobody, address: addressHash(keys, mail.to) };
  if (isStopped(mail.kind, await causesFor(db, { ...reader, verifiedAt: null }))) return false;
  return handOverMail(platform, { ...mail, reader, unsubscribe: null });
}
