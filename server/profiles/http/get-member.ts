import { getMember } from '#contract/profiles/get-member.ts';
import { shownPhotosOf } from '#server/photos/shown-photos-of.ts';
import { handler } from '#server/platform/http/handler.ts';
import { profileOfRow } from '../rules/profile-row.ts';
import { visibleProfileRow } from '../store/member-profile.ts';

export const getMemberHandler = handler(getMember, async (call, platform) => {
  const row = await visibleProfileRow(platform.db, {
    site: call.site,
    member: call.input.id,
    viewer: call.member,
  });
  if (!row) return call.refuse('not_found');
  const photos = await shownPhotosOf(platform, row.member_id, call.member);
  return { member: profileOfRow(row, photos, platform.clock.now()), blocked: row.blocked };
});
