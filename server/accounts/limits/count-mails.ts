import { Refusal } from '#server/platform/http/refusal.ts';
import type { AccountLimit, LimitParts } from './account-limits.sql.ts';
import { countWithin } from './count-within.ts';

const day = 24 * 3600;

const resets: AccountLimit = { kind: 'reset-mails', points: 3, seconds: day };
/** Whoever changes their address, and whose mailbox gets the mails: strangers' mailboxes are not there to be filled. */
const changes: AccountLimit = { kind: 'mail-change-mails', points: 5, seconds: day };

/** The same wait under the operation's own code, whose text says what there was too much of. */
const within = async (parts: LimitParts, limit: AccountLimit, subject: string, code: string) => {
  try {
    await countWithin(parts, limit, subject);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(code, error.params) : error;
  }
};

/** Counts a reset mail to an address, whether it has an account or not: more than 3 in 24 hours are refused (ACC-11). */
export const countResetMail = (parts: LimitParts, site: number, email: string): Promise<void> =>
  within(parts, resets, `${site} ${email.trim().toLowerCase()}`, 'too_many_resets');

/** Counts a mail about a change of address: 5 in 24 hours by a member, and 5 to an address. */
export async function countMailChange(parts: LimitParts, member: number, email: string): Promise<void> {
  await within(parts, changes, `member ${member}`, 'too_many_mail_changes');
  await within(parts, changes, `to ${email}`, 'too_many_mail_changes');
}
