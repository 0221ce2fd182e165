import type { Id } from '#contract/kit/id.ts';
import type { KeyPurpose, Keys } from '../keys/keys.ts';

export type TotpPurpose = Extract<KeyPurpose, `${string}/totp-secret`>;

/**
 * Seals a secret for storage. The sealed value names its owner, so that it is invalid in another owner's row.
 */
export const sealTotpSecret = (keys: Keys, purpose: TotpPurpose, owner: Id, secret: string): Buffer =>
  keys.seal(purpose, `${owner} ${secret}`);

/** Opens the stored secret of an owner. Throws if it belongs to another owner. */
export function openTotpSecret(keys: Keys, purpose: TotpPurpose, owner: Id, sealed: Buffer): string {
  const [named, secret] = keys.open(purpose, sealed).split(' ');
  if (named !== String(owner) || secret === undefined)
    throw new Error('the sealed secret belongs to another owner');
  return secret;
}
