import { stopTwoStep } from '#contract/accounts/factors/two-step.ts';
import { handler } from '#server/platform/http/handler.ts';
import { replaceRecoveryCodes } from '#server/platform/identity/credentials.sql.ts';
import { notifyLoginMethodChanged } from '../credentials/mail-two-step-changed.job.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { removeTotpSecret } from './two-step.sql.ts';

export const stopTwoStepHandler = handler(stopTwoStep, async (call, platform) => {
  const { member } = call;
  await proveOwner(platform, call, call.input);
  await platform.transact(async (unit) => {
    const wasOn = await removeTotpSecret(unit.db, member);
    await replaceRecoveryCodes(unit.db, memberIdentity, member, []);
    if (wasOn) await notifyLoginMethodChanged(unit, platform, call, 'off');
  });
  return { on: false as const };
});
