import type { Id } from '#contract/kit/id.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { deviceToken } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { knownDeviceOf } from '#server/platform/identity/known-devices.sql.ts';
import { countLockoutTry } from '#server/platform/identity/lockout.ts';
import { spendSecondFactorCode } from '#server/platform/identity/second-factor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addMinutes } from '#server/platform/time.ts';
import { memberIdentity } from './member-identity.sql.ts';
import { type ProofCall, provePassword } from './prove-password.ts';
import { confirmedSecretOf, markSecondFactor, secondFactorSince } from './second-factor.sql.ts';

/** Time for which a proved second factor counts in its session. */
const proofMinutes = 10;

type OwnerCall = Pick<RawCall, 'session' | 'cookies'> & ProofCall;

const faulty = (code: string) => new Refusal('invalid_input', {}, [{ field: 'code', code, params: {} }]);

/** Uses up the code and stores the proof in the session. */
async function proveCode(
  platform: Platform,
  call: OwnerCall & { readonly session: Id },
  code: string,
): Promise<void> {
  const { member: id, session } = call;
  const now = platform.clock.now();
  const device = await knownDeviceOf(platform.db, memberIdentity, id, deviceToken(call.cookies));
  const attempt = await countLockoutTry(platform, memberIdentity.codeLockout, id, device);
  const right = await platform
    .transact(async ({ db }) => {
      const sealed = await confirmedSecretOf(db, id);
      if (!(await spendSecondFactorCode(db, platform.keys, memberIdentity, { id, sealed, code, now })))
        return false;
      await markSecondFactor(db, session, now);
      return true;
    })
    .catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
  if (!right) {
    const kind = (await attempt.wrong()) ? 'proof_locked' : 'proof_failed';
    await recordSecurityEvent(platform.db, platform, { kind, member: id, from: call });
    throw faulty('wrong_code');
  }
  await attempt.right();
}

/**
 * Asks for the password before a sensitive act. With two-step login on, it asks for a second factor as well
 * (AUTH-12). That is a code in the call, or a proof in this session in the last 10 minutes. The password is
 * checked first.
 * Returns the moment the password was set. Throws what `provePassword` throws, `invalid_input` with
 * `code_required` or `wrong_code` at the field `code`, or `login_locked` after five wrong codes.
 */
export async function proveOwner(
  platform: Platform,
  call: OwnerCall,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
  fault?: { readonly field: string; readonly code: string },
): Promise<Date> {
  const since = await provePassword(platform, call, password, fault);
  if ((await confirmedSecretOf(platform.db, call.member)) === null) return since;
  const { session } = call;
  if (session === null) throw new Refusal('authentication_required');
  const proved = await secondFactorSince(platform.db, session);
  if (proved !== null && proved > addMinutes(platform.clock.now(), -proofMinutes)) return since;
  if (code === undefined) throw faulty('code_required');
  const { member, cookies, ip, userAgent } = call;
  await proveCode(platform, { member, cookies, ip, userAgent, session }, code);
  return since;
}
