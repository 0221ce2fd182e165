import { startTwoStep } from '#contract/accounts/factors/two-step.ts';
import { handler } from '#server/platform/http/handler.ts';
import { newTotpSecret, sealTotpSecret, totpUri } from '#server/platform/identity/totp.ts';
import { siteById } from '#server/sites/door.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { confirmedEmailOf, provePassword } from '../credentials/prove-password.ts';
import { storePendingTotpSecret } from './two-step.sql.ts';

export const startTwoStepHandler = handler(startTwoStep, async (call, platform) => {
  const { member } = call;
  const email = await confirmedEmailOf(platform.db, member);
  await provePassword(platform, call, call.input.password);
  const secret = newTotpSecret();
  const sealed = sealTotpSecret(platform.keys, memberIdentity.totpPurpose, member, secret);
  if (!(await storePendingTotpSecret(platform.db, member, sealed, platform.clock.now())))
    call.refuse('two_step_on');
  return { secret, uri: totpUri(siteById(call.site).settings.mail_name, email, secret) };
});
