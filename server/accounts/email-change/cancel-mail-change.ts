import { cancelMailChange } from '#contract/accounts/mail-change.ts';
import { handler } from '#server/platform/http/handler.ts';
import { voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { ownAddressOf } from './get-address.ts';

export const cancelMailChangeHandler = handler(cancelMailChange, async (call, platform) => {
  await voidMailedTokens(platform.db, call.member, 'mail_change');
  return ownAddressOf(platform.db, call.member, platform.clock.now());
});
