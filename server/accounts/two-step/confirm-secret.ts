import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { totpStepOfCode } from '#server/platform/identity/totp.ts';
import { openTotpSecret } from '#server/platform/identity/totp-secret.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Unit } from '#server/platform/platform.ts';
import { after, setUpSeconds } from '../limits/lifetimes.ts';
import { replaceWithNewRecoveryCodes } from './renew-codes.ts';
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
  if (offered === undefined || after(offered.created_at, setUpSeconds) <= now)
    throw new Refusal('two_step_not_started');
  const secret = openTotpSecret(keys, 'accounts/totp-secret', member, offered.sealed_secret);
  const step = totpStepOfCode(secret, code.replace(/\s/g, ''), now);
  if (step === null)
    throw new Refusal('invalid_input', {}, [{ field: 'code', code: 'wrong_code', params: {} }]);
  await confirmTotpSecret(db, member, step, now);
  return replaceWithNewRecoveryCodes(db, keys, member);
}
