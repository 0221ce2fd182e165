import { likeMember } from '#contract/likes/like-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { giveLike } from './give-like.ts';

export const likeMemberHandler = handler(likeMember, async (call, platform) => {
  const { member, site, input } = call;
  if (input.profile === member) call.refuse('own_profile');
  if (!(await mayMeet(platform.db, site, input.profile, member))) call.refuse('not_found');
  const { match } = await platform.transact((unit) =>
    giveLike(unit, { site, from: member, to: input.profile, origin: 'own', now: platform.clock.now() }),
  );
  return { profile: input.profile, match };
});
