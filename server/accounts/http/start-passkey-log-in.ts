import { startPasskeyLogIn } from '#contract/accounts/start-passkey-log-in.ts';
import { handler } from '#server/platform/http/handler.ts';
import { newPasskeyChallenge } from '../actions/passkey-challenge.ts';
import { pendingSeconds } from '../rules/lifetimes.ts';
import { passkeyHost } from '../rules/passkey-host.ts';

export const startPasskeyLogInHandler = handler(startPasskeyLogIn, async (call, platform) => ({
  rpId: passkeyHost(call.origin),
  challenge: (await newPasskeyChallenge(platform, null)).toString('base64url'),
  timeout: pendingSeconds * 1000,
  userVerification: 'required' as const,
}));
