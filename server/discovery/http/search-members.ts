import { searchMembers } from '#contract/discovery/search-members.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { searchFor } from '../search-for.ts';

export const searchMembersHandler = handler(searchMembers, async (call, platform) => {
  const { member, site, input } = call;
  const { niche, settings } = siteById(site);
  if (member === null && settings.logged_out_search === 'none') call.refuse('authentication_required');
  return searchFor(platform.replica, { site, niche, member }, input, platform.clock.now());
});
