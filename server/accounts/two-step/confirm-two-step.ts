import { confirmTwoStep } from '#contract/accounts/factors/two-step.ts';
import { handler } from '#server/platform/http/handler.ts';
import { proveNewSecret, renewRecoveryCodes } from '#server/platform/identity/second-factor.ts';
import { addSeconds } from '#server/platform/time.ts';
import { notifyLoginMethodChanged } from '../credentials/mail-two-step-changed.job.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { markSecondFactor } from '../credentials/second-factor.sql.ts';
import { setUpSeconds } from '../limits/lifetimes.ts';
import { confirmTotpSecret, lockTotpSecret } from './two-step.sql.ts';

/**
 * Turns two-step login on if the code belongs to the secret of the set-up, and answers the recovery codes. If
 * two calls arrive at once, one turns it on.
 */
export const confirmTwoStepHandler = handler(confirmTwoStep, async (call, { keys, clock, transact }) => {
  const { member, input } = call;
  const codes = await transact(async (unit) => {
    const now = clock.now();
    const offered = await lockTotpSecret(unit.db, member);
    if (offered !== undefined && offered.confirmed_at !== null) return call.refuse('two_step_on');
    if (offered === undefined || addSeconds(offered.created_at, setUpSeconds) <= now)
      return call.refuse('two_step_not_started');
    const secret = { id: member, sealed: offered.sealed_secret };
    const step = proveNewSecret(keys, memberIdentity, secret, { ...input, now });
    await confirmTotpSecret(unit.db, member, step, now);
    const made = await renewRecoveryCodes(unit.db, keys, memberIdentity, member);
    if (call.session !== null) await markSecondFactor(unit.db, call.session, now);
    await notifyLoginMethodChanged(unit, { keys, clock }, call, 'on');
    return made;
  });
  return { recovery_codes: codes };
});
