import { logInWithPasskey } from '#contract/accounts/log-in-with-passkey.ts';
import { handler } from '#server/platform/http/handler.ts';
import { logInMember } from './log-in-member.ts';
import { provePasskey } from './prove-passkey.ts';

export const logInWithPasskeyHandler = handler(logInWithPasskey, async (call, platform) => {
  const { site, origin, input } = call;
  const member = await provePasskey(platform, { site, origin, response: input.response });
  return { user: await logInMember(platform, call, member) };
});
