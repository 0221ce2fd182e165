import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countLockoutTry } from '#server/platform/identity/lockout.ts';
import { recoveryCodeHash } from '#server/platform/identity/recovery-code.ts';
import { isTotpCode, totpStepOfCode } from '#server/platform/identity/totp.ts';
import { openTotpSecret } from '#server/platform/identity/totp-secret.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { codesPerLogin } from '../limits/lifetimes.ts';
import { codeLockout } from '../limits/lockouts.ts';
import { endPendingLogin, type LoginAwaitingCode, tryPendingLogin } from './pending-logins.sql.ts';
import { spendRecoveryCode } from './recovery-codes.sql.ts';
import { spendTotpStep, totpSecretOf } from './totp-secrets.sql.ts';

export interface SecondStep {
  readonly site: number;
  /** Token of the pending login. */
  readonly token: string;
  readonly code: string;
}

async function useCode(db: Handle, platform: Platform, member: Id, typed: string): Promise<boolean> {
  const now = platform.clock.now();
  const digits = typed.replace(/\s/g, '');
  if (!isTotpCode(digits)) {
    const hash = recoveryCodeHash(platform.keys, 'accounts/recovery-code', member, typed);
    return hash !== null && (await spendRecoveryCode(db, member, hash, now));
  }
  const kept = await totpSecretOf(db, member);
  if (kept === undefined || kept.confirmed_at === null) return false;
  const step = totpStepOfCode(
    openTotpSecret(platform.keys, 'accounts/totp-secret', member, kept.sealed_secret),
    digits,
    now,
  );
  return step !== null && (await spendTotpStep(db, member, step));
}

/**
 * Returns the pending login behind a token with a correct code, and uses both up. Throws
 * `second_step_failed`, `second_step_expired` or `login_locked` (AUTH-13).
 */
export async function proveSecondStep(
  platform: Platform,
  { site, token, code }: SecondStep,
): Promise<LoginAwaitingCode> {
  if (!isToken(token)) throw new Refusal('second_step_expired');
  const hash = tokenHash(token);
  const tried = { hash, site, tries: codesPerLogin, now: platform.clock.now() };
  const begun = await tryPendingLogin(platform.db, tried);
  if (begun === undefined) throw new Refusal('second_step_expired');
  const { member } = begun;
  const attempt = await countLockoutTry(platform, codeLockout, member);
  const right = await platform
    .transact(async ({ db }) => {
      if (!(await useCode(db, platform, member, code))) return false;
      // Another correct code with the same token was faster: this code stays unused.
      if (!(await endPendingLogin(db, hash))) throw new Refusal('second_step_expired');
      return true;
    })
    .catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
  if (!right) {
    await attempt.wrong();
    throw new Refusal('second_step_failed');
  }
  await attempt.right();
  return begun;
}
