import { randomBytes } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Id } from '#contract/kit/id.ts';
import { pendingSeconds } from '#server/platform/identity/identity.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { insertPasskeyChallenge, spendPasskeyChallenge } from './passkeys.sql.ts';

/**
 * Accepted signature algorithms of passkeys (COSE): Ed25519, ES256, RS256. Newer ones are still experimental
 * in Node.
 */
export const passkeyAlgorithms: number[] = [-8, -7, -257];

/**
 * The host a passkey is made for: that of the site's own address (WebAuthn's rpID). It comes from the
 * configuration and the request's site, never from a body. A passkey made here therefore signs nothing for
 * another site.
 */
export const passkeyHost = (origin: string): string => new URL(origin).hostname;

const purpose = 'accounts/passkey-user';

/**
 * The user handle by which an authenticator knows a member. It is always the same, and outsiders cannot
 * derive the member from it.
 */
export const passkeyUserHandle = (keys: Keys, member: Id): Uint8Array<ArrayBuffer> =>
  new Uint8Array(keys.mac(purpose, String(member)));

export const isPasskeyUserHandle = (keys: Keys, member: Id, handle: string): boolean =>
  keys.isMac(purpose, String(member), Buffer.from(handle, 'base64url'));

type Parts = Pick<Platform, 'db' | 'clock'>;

/** Creates a challenge for a passkey to sign. `member` is null for a log-in. Only the hash is stored. */
export async function newPasskeyChallenge({ db, clock }: Parts, member: Id | null): Promise<Buffer> {
  const challenge = randomBytes(32);
  await insertPasskeyChallenge(db, {
    hash: tokenHash(challenge.toString('base64url')),
    member,
    expires: addSeconds(clock.now(), pendingSeconds),
  });
  return challenge;
}

const challengeOf = (clientData: string): string | null => {
  try {
    const { challenge } = decodeClientDataJSON(clientData);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
};

/**
 * Returns the challenge that was signed and uses it up, even if the signature turns out to be wrong. Null if
 * the challenge is unknown, used, expired or made for another member.
 */
export async function spendChallenge(
  { db, clock }: Parts,
  member: Id | null,
  clientData: string,
): Promise<string | null> {
  const challenge = challengeOf(clientData);
  if (challenge === null) return null;
  const spent = await spendPasskeyChallenge(db, { hash: tokenHash(challenge), member, now: clock.now() });
  return spent ? challenge : null;
}
