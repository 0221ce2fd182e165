import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';

/** A secret as it is stored. It names its member, so that one row's is worth nothing in another's place. */
export const sealTotpSecret = (keys: Keys, member: Id, secret: string): Buffer =>
  keys.seal('accounts/totp-secret', `${member} ${secret}`);

/** The secret behind what is stored for a member; throws for another's. */
export function openTotpSecret(keys: Keys, member: Id, sealed: Buffer): string {
  const [owner, secret] = keys.open('accounts/totp-secret', sealed).split(' ');
  if (owner !== String(member) || secret === undefined) throw new Error('a sealed secret of somebody else');
  return secret;
}
