import { startPasskeyLogIn } from '#contract/accounts/factors/start-passkey-log-in.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pendingSeconds } from '#server/platform/identity/identity.ts';
import { newPasskeyChallenge, passkeyHost } from '../passkeys/passkey-challenge.ts';

export const startPasskeyLogInHandler = handler(startPasskeyLogIn, async (call, platform) => ({
  rpId: passkeyHost(call.origin),
  challenge: (await newPasskeyChallenge(platform, null)).toString('base64url'),
  timeout: pendingSeconds * 1000,
  userVerification: 'required' as const,
}));
