import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { handler } from '#server/platform/http/handler.ts';
import { logInMember } from '../log-in/log-in-member.ts';
import { restoreAccount } from './restore-account.ts';

/** The mailed link sets no cookie, because it may be opened in a browser that is not the member's. */
export const undoDeletionHandler = handler(undoDeletion, async (call, platform) => {
  const { site, origin, language, input } = call;
  const back = await restoreAccount(platform, { token: input.token, site, origin, language });
  if (back === undefined) return call.refuse('deletion_undo_failed');
  return { user: back.since && (await logInMember(platform, call, back.member, back.since)) };
});
