import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { closeAccount } from './close-account.ts';

export const requestDeletionHandler = handler(requestDeletion, async (call, platform) => {
  const { member, origin, language, input } = call;
  await provePassword(platform, member, input.password);
  const now = platform.clock.now();
  const eraseAt = await platform.transact((unit) =>
    closeAccount(unit, platform, { member, reason: input.reason, origin, language, now }),
  );
  call.clearCookie(sessionCookie);
  return { erase_at: eraseAt.toISOString() };
});
