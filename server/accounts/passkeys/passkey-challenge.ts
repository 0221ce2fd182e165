import { randomBytes } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Id } from '#contract/kit/id.ts';
import { pendingSeconds } from '#server/platform/identity/identity.ts';
import { tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { insertPasskeyChallenge, spendPasskeyChallenge } from './passkey-challenges.sql.ts';

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
