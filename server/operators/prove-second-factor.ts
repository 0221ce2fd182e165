import { stepUpMinutes } from '#contract/kit/second-step.ts';
import { proveSecondFactor } from '#contract/operators/prove-second-factor.ts';
import { operatorDeviceCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { knownDeviceOf } from '#server/platform/identity/known-devices.sql.ts';
import { countLockoutTry } from '#server/platform/identity/lockout.ts';
import { spendSecondFactorCode } from '#server/platform/identity/second-factor.ts';
import { addMinutes } from '#server/platform/time.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { lockOperator, proveSession } from './operators.sql.ts';
import { recordAction } from './record-action.ts';
import { recordSecurityEvent } from './security-log/record-security-event.ts';

/** Counts the try before the check, together with the codes of the login (ACC-9). */
export const proveSecondFactorHandler = handler(proveSecondFactor, async (call, platform) => {
  const { operator: id, session, input, cookies } = call;
  const { db, keys, clock, transact } = platform;
  const now = clock.now();
  if (session === null) return call.refuse('operator_required');
  const device = await knownDeviceOf(db, operatorIdentity, id, cookies[operatorDeviceCookie]);
  const attempt = await countLockoutTry(platform, operatorIdentity.codeLockout, id, device);
  const proven = await transact(async (unit) => {
    const locked = await lockOperator(unit.db, id);
    if (locked === undefined) throw new Refusal('operator_required');
    const asked = { id, sealed: locked.sealed_secret, code: input.code, now };
    if (!(await spendSecondFactorCode(unit.db, keys, operatorIdentity, asked))) return false;
    await proveSession(unit.db, session, now);
    await recordAction(unit, { operator: id, action: proveSecondFactor.name, at: now });
    return true;
  }).catch(async (error: unknown) => {
    await attempt.withdraw();
    throw error;
  });
  if (proven) {
    await attempt.right();
    return { proven_until: addMinutes(now, stepUpMinutes).toISOString() };
  }
  const kind = (await attempt.wrong()) ? 'proof_locked' : 'proof_failed';
  const event = { kind, operator: id, operation: proveSecondFactor.name, from: call } as const;
  await recordSecurityEvent(db, platform, event);
  return call.refuse('second_step_failed');
});
