import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';

const purpose = 'accounts/passkey-user';

/**
 * The user handle by which an authenticator knows a member. It is always the same, and outsiders cannot
 * derive the member from it.
 */
export const passkeyUserHandle = (keys: Keys, member: Id): Uint8Array<ArrayBuffer> =>
  new Uint8Array(keys.mac(purpose, String(member)));

export const isPasskeyUserHandle = (keys: Keys, member: Id, handle: string): boolean =>
  keys.isMac(purpose, String(member), Buffer.from(handle, 'base64url'));
