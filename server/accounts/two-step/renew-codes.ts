import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { newRecoveryCodes, recoveryCodeHash } from '#server/platform/identity/recovery-code.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { replaceRecoveryCodes } from './recovery-codes.sql.ts';

/** Replaces all recovery codes of a member. The new codes are in the answer and nowhere else. */
export async function replaceWithNewRecoveryCodes(db: Handle, keys: Keys, member: Id): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.flatMap(
    (code) => recoveryCodeHash(keys, 'accounts/recovery-code', member, code) ?? [],
  );
  await replaceRecoveryCodes(db, member, hashes);
  return codes;
}
