import { randomInt } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { KeyPurpose, Keys } from '../keys/keys.ts';

export type RecoveryCodePurpose = Extract<KeyPurpose, `${string}/recovery-code`>;

/** Crockford's alphabet, without the letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 3;
const groupLength = 4;

const recoveryCodeCount = 10;

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Ten different codes of 60 random bits, such as `k7f2-9qxm-4ptr`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  return [...codes];
}

/** Normalises a typed code for comparison. Null if it is not a code. */
function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(code) ? code : null;
}

/** Hash of a typed code for storage; the hash includes the owner. Null if the text is not a code. */
export function recoveryCodeHash(
  keys: Keys,
  purpose: RecoveryCodePurpose,
  owner: Id,
  typed: string,
): Buffer | null {
  const code = readRecoveryCode(typed);
  return code === null ? null : keys.mac(purpose, `${owner} ${code}`);
}
