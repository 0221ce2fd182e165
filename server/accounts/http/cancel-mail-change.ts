import { cancelMailChange } from '#contract/accounts/cancel-mail-change.ts';
import { handler } from '#server/platform/http/handler.ts';
import { ownAddressOf } from '../actions/own-address-of.ts';
import { voidMailedTokens } from '../store/mailed-tokens.ts';

export const cancelMailChangeHandler = handler(cancelMailChange, async (call, platform) => {
  await voidMailedTokens(platform.db, call.member, 'mail_change');
  return ownAddressOf(platform.db, call.member, platform.clock.now());
});
