import type * as z from 'zod/mini';
import { logInWithPasskey } from '#contract/accounts/factors/log-in-with-passkey.ts';
import type { passkeySignature } from '#contract/accounts/factors/passkey.ts';
import type { Id } from '#contract/kit/id.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isPasskeyUserHandle, spendChallenge } from '../passkeys/passkey-challenge.ts';
import { passkeyOnSite, recordPasskeyUse } from '../passkeys/passkeys.sql.ts';
import { verifyPasskeySignature } from '../passkeys/verify-passkey.ts';
import { logInMember } from './log-in-member.ts';

export interface PasskeyLogin {
  readonly site: number;
  /** `https://host` of the site. */
  readonly origin: string;
  readonly response: z.output<typeof passkeySignature>;
}

/**
 * Returns the member whose passkey signed one of our challenges. Throws `passkey_failed`, for unknown
 * passkeys alike.
 */
export async function provePasskey(platform: Platform, login: PasskeyLogin): Promise<Id> {
  const { site, origin, response } = login;
  const { id } = response;
  const { clientDataJSON, userHandle } = response.response;
  const challenge = await spendChallenge(platform, null, clientDataJSON);
  const known = await passkeyOnSite(platform.db, id, site);
  if (challenge === null || known === undefined || userHandle === undefined)
    throw new Refusal('passkey_failed');
  const before = known.sign_count;
  const asked = { challenge, origin };
  const kept = { publicKey: known.public_key, signCount: before };
  const signed = await verifyPasskeySignature(response, asked, kept);
  if (signed === null || !isPasskeyUserHandle(platform.keys, known.member_id, userHandle))
    throw new Refusal('passkey_failed');
  const now = platform.clock.now();
  const { signCount } = signed;
  if (!(await recordPasskeyUse(platform.db, { id, before, signCount, now })))
    throw new Refusal('passkey_failed');
  return known.member_id;
}

export const logInWithPasskeyHandler = handler(logInWithPasskey, async (call, platform) => {
  const { site, origin, input } = call;
  const member = await provePasskey(platform, { site, origin, response: input.response });
  return { user: await logInMember(platform, call, member, { secondFactor: true }) };
});
