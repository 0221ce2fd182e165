import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { addressOf } from '#server/notifications/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { refuseFullMailbox } from '../limits/count-against-limit.ts';
import { activationMailsPerDay } from '../limits/lifetimes.ts';
import { activationMailAfter } from './activation-tokens.sql.ts';
import { mailActivationJob } from './mail-activation.job.ts';

interface ActivationRequest {
  readonly member: Id;
  readonly origin: string;
  readonly language: Locale;
}

/**
 * Mails a member the activation link again. Returns false if the address is confirmed and works. Refuses more
 * mails than one account and one mailbox may get in a day.
 */
export async function requestActivationMail(
  platform: Platform,
  request: ActivationRequest,
): Promise<boolean> {
  const { member } = request;
  const { verified, bounced, email } = await addressOf(platform.db, member);
  if (verified && !bounced) return false;
  // Limits the mails per account, so that a sign-up with somebody else's address cannot flood that mailbox
  // from many client addresses.
  const now = platform.clock.now();
  const free = await activationMailAfter(platform.db, member, activationMailsPerDay);
  if (free !== undefined && free > now)
    throw new Refusal('too_many_requests', { seconds: Math.ceil((free.getTime() - now.getTime()) / 1000) });
  // The mailbox may have got the mails of other accounts (EML-10).
  await refuseFullMailbox(platform, email);
  // While one mail waits to be sent, a second click adds none.
  await platform.jobs.send(mailActivationJob, request, { singletonKey: `member-${member}` });
  return true;
}
