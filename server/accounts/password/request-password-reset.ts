import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { deviceToken } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { knownDeviceOf } from '#server/platform/identity/known-devices.sql.ts';
import { siteById } from '#server/sites/door.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { limitedKey } from '../limits/account-limits.sql.ts';
import { countResetMail } from '../limits/count-against-limit.ts';
import { neutralMailDelaySeconds } from '../limits/lifetimes.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';

/**
 * If the site reveals no accounts, an unknown address goes through the same steps. The job then finds no
 * recipient.
 */
export const requestPasswordResetHandler = handler(requestPasswordReset, async (call, platform) => {
  const { site, origin, language } = call;
  const { email } = call.input;
  const reveals = siteById(site).settings.reveal_account_existence === 'yes';
  const member = await findMemberByEmail(platform.db, site, email);
  if (reveals && member === null) call.refuse('email_not_found');
  const device = await knownDeviceOf(
    platform.db,
    memberIdentity,
    member ?? undefined,
    deviceToken(call.cookies),
  );
  await countResetMail(platform, { site, email, device, ip: call.ip });
  // Also for an unknown address, so that both take equally long (AUTH-4).
  await recordSecurityEvent(platform.db, platform, {
    kind: 'reset_requested',
    member: member ?? undefined,
    from: call,
  });
  // While one mail waits to be sent, a second click adds none.
  const singletonKey = limitedKey(platform, `reset ${site} ${email.toLowerCase()}`);
  const later = reveals ? {} : { startAfterSeconds: neutralMailDelaySeconds };
  await platform.jobs.send(mailPasswordResetJob, { member, origin, language }, { singletonKey, ...later });
  return { sent: true as const };
});
