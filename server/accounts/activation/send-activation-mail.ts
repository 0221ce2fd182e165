import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { addressOf } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { refuseFullMailbox } from '../limits/count-against-limit.ts';
import { activationMailsPerDay } from '../limits/lifetimes.ts';
import { activationMailAfter } from './activation-tokens.sql.ts';
import { mailActivationJob } from './mail-activation.job.ts';

export const sendActivationMailHandler = handler(sendActivationMail, async (call, platform) => {
  const { member, origin, language } = call;
  const { verified, bounced, email } = await addressOf(platform.db, member);
  if (verified && !bounced) return { sent: false };
  // Limits the mails per account, so that a sign-up with somebody else's address cannot flood that mailbox
  // from many client addresses.
  const now = platform.clock.now();
  const free = await activationMailAfter(platform.db, member, activationMailsPerDay);
  if (free !== undefined && free > now)
    call.refuse('too_many_requests', { seconds: Math.ceil((free.getTime() - now.getTime()) / 1000) });
  // The mailbox may have got the mails of other accounts (EML-10).
  await refuseFullMailbox(platform, email);
  // While one mail waits to be sent, a second click adds none.
  await platform.jobs.send(
    mailActivationJob,
    { member, origin, language },
    { singletonKey: `member-${member}` },
  );
  return { sent: true };
});
