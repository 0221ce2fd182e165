import type { Locale } from '#contract/kit/locale.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { causesFor } from '../suppressions/suppressions.sql.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailValues } from './mail-texts.ts';
import { isSuppressed } from './send-mail.ts';

export interface MailToNonMember {
  /**
   * The address as it was typed, possibly another person's. For an operator: the address of their account.
   */
  readonly to: string;
  readonly site: number;
  readonly kind:
    | 'complaint_taken'
    | 'complaint_answered'
    | 'flagger_key'
    | 'reporting_decision'
    | 'queue_deadlines'
    | 'security_alarm'
    | 'moderation_alarm'
    | 'approval_waits'
    | 'operators_changed'
    | 'operator_invited'
    | 'withdrawal_unmatched'
    | 'withdrawal_answered';
  readonly language: Locale;
  readonly values: MailValues;
  /** Target of the button: an absolute address of the site. */
  readonly link: string;
}

/** No member has this id, so a report of such a mail suppresses only its address. */
const nobody = 0;

/**
 * Mails a person without an account: an author of a complaint or report at the address they gave (DSA-1), or
 * an operator (NCII-1). The caller limits the rate. Call it from jobs only: it rejects if the mail server
 * does not accept the mail for now. A suppressed address gets no mail.
 */
export async function sendMailToNonMember(platform: Platform, mail: MailToNonMember): Promise<boolean> {
  const { db, keys } = platform;
  const reader = { member: nobody, address: addressHash(keys, mail.to) };
  if (isSuppressed(mail.kind, await causesFor(db, { ...reader, verifiedAt: null }))) return false;
  return deliverMail(platform, { ...mail, reader, unsubscribe: null });
}
