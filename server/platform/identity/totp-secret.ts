import type { Id } from '#contract/kit/id.ts';
import type { KeyPurpose, Keys } from '../keys/keys.ts';

type Purpose = Extract<KeyPurpose, `${string}/totp-secret`>;

/** A secret as it is stored. It names its owner, so that one row's is worth nothing in another's place. */
export const sealTotpSecret = (keys: Keys, purpose: Purpose, owner: Id, secret: string): Buffer =>
  keys.seal(purpose, `${owner} ${secret}`);

/** The secret behind what is stored for an owner; throws for another's. */
export function openTotpSecret(keys: Keys, purpose: Purpose, owner: Id, sealed: Buffer): string {
  const [named, secret] = keys.open(purpose, sealed).split(' ');
  if (named !== String(owner) || secret === undefined) throw new Error('a sealed secret of somebody else');
  return secret;
}
