import { swipeMember } from '#contract/discovery/swipe-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { recordSwipe } from './record-swipe.ts';

export const swipeMemberHandler = handler(swipeMember, async (call, platform) => {
  const { site, member, input } = call;
  if (input.profile === member) call.refuse('own_profile');
  if (!(await mayMeet(platform.db, site, input.profile, member))) call.refuse('not_found');
  return recordSwipe(platform, { site, member, now: platform.clock.now() }, input.profile, input.choice);
});
