import { generateRegistrationOptions } from '@simplewebauthn/server';
import { startPasskey } from '#contract/accounts/factors/start-passkey.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pendingSeconds } from '#server/platform/identity/identity.ts';
import { siteById } from '#server/sites/door.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { confirmedEmailOf } from '../credentials/prove-password.ts';
import { passkeysPerMember } from '../limits/lifetimes.ts';
import {
  newPasskeyChallenge,
  passkeyAlgorithms,
  passkeyHost,
  passkeyUserHandle,
} from './passkey-challenge.ts';
import { passkeysOf } from './passkeys.sql.ts';

export const startPasskeyHandler = handler(startPasskey, async (call, platform) => {
  const { member, origin } = call;
  const email = await confirmedEmailOf(platform.db, member);
  await proveOwner(platform, call, call.input);
  const known = await passkeysOf(platform.db, member);
  if (known.length >= passkeysPerMember) call.refuse('too_many_passkeys');
  const authenticatorSelection = {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  } as const;
  const timeout = pendingSeconds * 1000;
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: siteById(call.site).settings.mail_name,
    rpID: passkeyHost(origin),
    userID: passkeyUserHandle(platform.keys, member),
    userName: email,
    userDisplayName: email,
    challenge: new Uint8Array(await newPasskeyChallenge(platform, member)),
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
  return {
    rp: { id: passkeyHost(origin), name: rp.name },
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    attestation: 'none' as const,
    excludeCredentials: known.map(({ credential_id }) => ({
      id: credential_id,
      type: 'public-key' as const,
    })),
    authenticatorSelection,
  };
});
