import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { recoveryCodeHash } from '#server/platform/identity/recovery-code.ts';
import { isTotpCode, totpStepOfCode } from '#server/platform/identity/totp.ts';
import { openTotpSecret } from '#server/platform/identity/totp-secret.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { spendOperatorTotpStep } from './operators.sql.ts';
import { spendRecoveryCode } from './recovery-codes.sql.ts';

interface Owner {
  readonly id: Id;
  readonly sealed_secret: Buffer | null;
}

/** Uses up a code of the app or a recovery code. Returns false if the code is wrong or was used before. */
export async function spendSecondFactorCode(
  db: Handle,
  keys: Keys,
  { id, sealed_secret }: Owner,
  { typed, now }: { readonly typed: string; readonly now: Date },
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  if (!isTotpCode(digits)) {
    const hash = recoveryCodeHash(keys, 'operators/recovery-code', id, typed);
    return hash !== null && (await spendRecoveryCode(db, id, hash, now));
  }
  if (sealed_secret === null) return false;
  const secret = openTotpSecret(keys, 'operators/totp-secret', id, sealed_secret);
  const step = totpStepOfCode(secret, digits, now);
  return step !== null && (await spendOperatorTotpStep(db, id, step));
}
