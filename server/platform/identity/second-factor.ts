import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import { Refusal } from '../http/refusal.ts';
import type { Keys } from '../keys/keys.ts';
import { replaceRecoveryCodes, spendRecoveryCode, spendTotpStep } from './credentials.sql.ts';
import type { Identity } from './identity.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import { isTotpCode, openTotpSecret, totpStepOfCode } from './totp.ts';

const withoutSpaces = (code: string): string => code.replace(/\s/g, '');

/** Replaces all recovery codes of a subject. The new codes are in the answer and nowhere else. */
export async function renewRecoveryCodes(
  db: Handle,
  keys: Keys,
  identity: Identity,
  id: Id,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.flatMap(
    (code) => recoveryCodeHash(keys, identity.recoveryCodePurpose, id, code) ?? [],
  );
  await replaceRecoveryCodes(db, identity, id, hashes);
  return codes;
}

interface SealedSecret {
  readonly id: Id;
  readonly sealed: Buffer;
}

/**
 * Returns the time step of the code that proves a new secret. Throws `invalid_input` with `wrong_code` at the
 * field `code`.
 */
export function proveNewSecret(
  keys: Keys,
  { totpPurpose }: Identity,
  { id, sealed }: SealedSecret,
  { code, now }: { readonly code: string; readonly now: Date },
): number {
  const step = totpStepOfCode(openTotpSecret(keys, totpPurpose, id, sealed), withoutSpaces(code), now);
  if (step === null)
    throw new Refusal('invalid_input', {}, [{ field: 'code', code: 'wrong_code', params: {} }]);
  return step;
}

/**
 * Uses up a code of the app or a recovery code. Returns false if the code is wrong or was used before.
 * `sealed` is null if no app is set up.
 */
export async function spendSecondFactorCode(
  db: Handle,
  keys: Keys,
  identity: Identity,
  { id, sealed, code, now }: { id: Id; sealed: Buffer | null; code: string; now: Date },
): Promise<boolean> {
  const digits = withoutSpaces(code);
  if (!isTotpCode(digits)) {
    const hash = recoveryCodeHash(keys, identity.recoveryCodePurpose, id, code);
    return hash !== null && (await spendRecoveryCode(db, identity, id, { hash, now }));
  }
  if (sealed === null) return false;
  const step = totpStepOfCode(openTotpSecret(keys, identity.totpPurpose, id, sealed), digits, now);
  return step !== null && (await spendTotpStep(db, identity, id, step));
}
