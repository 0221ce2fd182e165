import { generateRegistrationOptions } from '@simplewebauthn/server';
import { startPasskey } from '#contract/accounts/start-passkey.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { confirmedEmailOf } from '../actions/confirmed-email-of.ts';
import { newPasskeyChallenge } from '../actions/passkey-challenge.ts';
import { passkeyUser } from '../actions/passkey-user.ts';
import { provePassword } from '../actions/prove-password.ts';
import { passkeysPerMember, pendingSeconds } from '../rules/lifetimes.ts';
import { passkeyAlgorithms } from '../rules/passkey-algorithms.ts';
import { passkeyHost } from '../rules/passkey-host.ts';
import { passkeysOf } from '../store/passkeys.ts';

export const startPasskeyHandler = handler(startPasskey, async (call, platform) => {
  const { member, origin } = call;
  const email = await confirmedEmailOf(platform.db, member);
  await provePassword(platform, member, call.input.password);
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
    userID: passkeyUser(platform.keys, member),
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
