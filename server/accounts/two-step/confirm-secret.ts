import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { proveNewSecret, renewRecoveryCodes } from '#server/platform/identity/second-factor.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { setUpSeconds } from '../limits/lifetimes.ts';
import { confirmTotpSecret, lockTotpSecret } from './totp-secrets.sql.ts';

/**
 * Turns two-step login on if the code belongs to the secret of the set-up, and returns the recovery codes.
 * Throws `two_step_on`, `two_step_not_started`, or `invalid_input` with `wrong_code`. If two calls arrive at
 * once, one turns it on.
 */
export async function enableTwoStep(
  { db }: Unit,
  { keys, member, code, now }: { keys: Keys; member: Id; code: string; now: Date },
): Promise<string[]> {
  const offered = await lockTotpSecret(db, member);
  if (offered !== undefined && offered.confirmed_at !== null) throw new Refusal('two_step_on');
  if (offered === undefined || addSeconds(offered.created_at, setUpSeconds) <= now)
    throw new Refusal('two_step_not_started');
  const secret = { id: member, sealed: offered.sealed_secret };
  const step = proveNewSecret(keys, memberIdentity, secret, { code, now });
  await confirmTotpSecret(db, member, step, now);
  return renewRecoveryCodes(db, keys, memberIdentity, member);
}
