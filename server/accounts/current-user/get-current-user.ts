import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { handler } from '#server/platform/http/handler.ts';
import { currentUserOf } from './current-user-of.ts';

export const getCurrentUserHandler = handler(getCurrentUser, async (call, platform) => ({
  user: call.member === null ? null : await currentUserOf(platform.db, call.member, platform.clock.now()),
}));
