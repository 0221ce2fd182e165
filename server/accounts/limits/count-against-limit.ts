import { Refusal } from '#server/platform/http/refusal.ts';
import { smallestNetwork } from '#server/platform/limits/networks.ts';
import { mailboxOf } from '#server/platform/mail/mailbox-of.ts';
import { type AccountLimit, type LimitParts, limitedKey, limiterOf } from './account-limits.sql.ts';
import { activationMailsPerDay } from './lifetimes.ts';

/**
 * Counts one more action for the subject (a member, an address), before the action is done. Simultaneous
 * calls therefore cannot exceed the limit. Throws `too_many_requests` with the seconds to wait (Retry-After)
 * if the limit is reached.
 */
export async function countAgainstLimit(
  parts: LimitParts,
  limit: AccountLimit,
  subject: string,
): Promise<void> {
  const { wait } = await limiterOf(parts, limit).take(limitedKey(parts, subject));
  if (wait > 0) throw new Refusal('too_many_requests', { seconds: wait });
}

/** Takes back one counted action that must not count, such as a correct attempt. */
export async function takeBackCount(parts: LimitParts, limit: AccountLimit, subject: string): Promise<void> {
  await limiterOf(parts, limit).giveBack(limitedKey(parts, subject));
}

const day = 24 * 3600;

/** Counted per known device of the member, and per network for everybody else. */
const resets: AccountLimit = { kind: 'reset-mails', points: 3, seconds: day };
/** All networks together, for one address. */
const strangersResets: AccountLimit = { kind: 'reset-mails-all', points: 3, seconds: day };
/** After that one more mail goes out in this time, so that strangers cannot use up a whole day (SAFE-8). */
const refilledResets: AccountLimit = { kind: 'reset-mails-refill', points: 1, seconds: 4 * 3600 };
/** Counted per member and per mailbox, so that nobody can flood a stranger's mailbox. */
const changes: AccountLimit = { kind: 'mail-change-mails', points: 5, seconds: day };

/** Counted per mailbox, over all accounts and sites. */
const activations: AccountLimit = { kind: 'activation-mails', points: activationMailsPerDay, seconds: day };

/** Applies the limit under the operation's own error code, whose text says which limit was exceeded. */
const within = async (parts: LimitParts, limit: AccountLimit, subject: string, code: string) => {
  try {
    await countAgainstLimit(parts, limit, subject);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(code, error.params) : error;
  }
};

interface ResetRequest {
  readonly site: number;
  readonly email: string;
  /** The browser, if the member behind the address logged in with it before. */
  readonly device: Buffer | null;
  readonly ip: string;
}

/**
 * Counts a reset mail to an address, whether the address has an account or not. Refuses more than 3 in 24
 * hours from one known device or one network (ACC-11). Strangers never use up the budget of a known device.
 * All strangers together get 3 in 24 hours, and one more every 4 hours.
 */
export async function countResetMail(
  parts: LimitParts,
  { site, email, device, ip }: ResetRequest,
): Promise<void> {
  const address = `${site} ${email.trim().toLowerCase()}`;
  const code = 'too_many_resets';
  if (device !== null)
    return within(parts, resets, `device ${device.toString('base64url')} for ${address}`, code);
  await within(parts, resets, `network ${smallestNetwork(ip)} for ${address}`, code);
  const { wait } = await limiterOf(parts, strangersResets).take(limitedKey(parts, address));
  if (wait > 0) await within(parts, refilledResets, address, code);
}

/** Counts a mail about a change of address. The limit in 24 hours is 5 per member and 5 per mailbox. */
export async function countMailChange(parts: LimitParts, member: number, email: string): Promise<void> {
  await within(parts, changes, `member ${member}`, 'too_many_mail_changes');
  await within(parts, changes, `to ${mailboxOf(email)}`, 'too_many_mail_changes');
}

const activationMailbox = (email: string): string => `to ${mailboxOf(email)}`;

/**
 * Counts an activation mail to an address. Returns false if the mailbox behind it got ten in 24 hours, for
 * whatever accounts: then the mail must not be sent. So nobody fills a mailbox with addresses like
 * `name+1@…` (EML-10).
 */
export async function countActivationMail(parts: LimitParts, email: string): Promise<boolean> {
  const key = limitedKey(parts, activationMailbox(email));
  const limiter = limiterOf(parts, activations);
  const { wait } = await limiter.take(key);
  if (wait > 0) await limiter.giveBack(key);
  return wait === 0;
}

/** Takes back an activation mail that was not sent. */
export const takeBackActivationMail = (parts: LimitParts, email: string): Promise<void> =>
  takeBackCount(parts, activations, activationMailbox(email));

/** Throws `too_many_requests` if the mailbox of an address gets no activation mail at this moment. */
export async function refuseFullMailbox(parts: LimitParts, email: string): Promise<void> {
  await countAgainstLimit(parts, activations, activationMailbox(email)).finally(() =>
    takeBackActivationMail(parts, email),
  );
}
