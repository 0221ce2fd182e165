import { listRelated } from '#contract/discovery/list-related.ts';
import { handler } from '#server/platform/http/handler.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { relatedMembers } from './related-members.ts';

export const listRelatedHandler = handler(listRelated, async (call, { replica, clock }) => {
  const { site, member, input } = call;
  if (!(await mayMeet(replica, site, input.profile, member))) call.refuse('not_found');
  const results = await relatedMembers(replica, { site, member, now: clock.now() }, input.profile);
  return { results, page: 1 as const, has_more: false as const };
});
