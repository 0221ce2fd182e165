import { renewRecoveryCodes } from '#contract/accounts/factors/renew-recovery-codes.ts';
import { handler } from '#server/platform/http/handler.ts';
import { renewRecoveryCodes as renew } from '#server/platform/identity/second-factor.ts';
import { notifyLoginMethodChanged } from '../credentials/mail-two-step-changed.job.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { lockTotpSecret } from './two-step.sql.ts';

export const renewRecoveryCodesHandler = handler(renewRecoveryCodes, async (call, platform) => {
  const { member } = call;
  await proveOwner(platform, call, call.input);
  const codes = await platform.transact(async (unit) => {
    // If two renewals arrive at once, the later replaces all codes of the first.
    const kept = await lockTotpSecret(unit.db, member);
    if (kept === undefined || kept.confirmed_at === null) return call.refuse('two_step_off');
    await notifyLoginMethodChanged(unit, platform, call, 'codes_renewed');
    return renew(unit.db, platform.keys, memberIdentity, member);
  });
  return { recovery_codes: codes };
});
