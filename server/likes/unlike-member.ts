import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { withdrawLike } from './withdraw-like.ts';

export const unlikeMemberHandler = handler(
  unlikeMember,
  async ({ member, site, input: { profile } }, platform) => {
    await platform.transact((unit) => withdrawLike(unit, site, member, profile));
    return { profile };
  },
);
