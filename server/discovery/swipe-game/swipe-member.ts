import { swipeMember } from '#contract/discovery/swipe-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isVisible } from '#server/profiles/door.ts';
import { swipe } from './record-swipe.ts';

export const swipeMemberHandler = handler(swipeMember, async (call, platform) => {
  const { site, member, input } = call;
  if (input.profile === member) call.refuse('own_profile');
  if (!(await isVisible(platform.db, site, input.profile, member))) call.refuse('not_found');
  return swipe(platform, { site, member, now: platform.clock.now() }, input.profile, input.choice);
});
