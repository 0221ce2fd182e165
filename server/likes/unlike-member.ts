import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { takeLikeBack } from './withdraw-like.ts';

export const unlikeMemberHandler = handler(
  unlikeMember,
  async ({ member, site, input: { profile } }, platform) => {
    await platform.transact((unit) => takeLikeBack(unit, site, member, profile));
    return { profile };
  },
);
