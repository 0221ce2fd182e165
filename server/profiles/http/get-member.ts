import { getMember } from '#contract/profiles/get-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { profileOfRow } from '../rules/profile-row.ts';
import { visibleProfileRow } from '../store/member-profile.ts';

export const getMemberHandler = handler(getMember, async (call, { db, clock }) => {
  const row = await visibleProfileRow(db, { site: call.site, member: call.input.id, viewer: call.member });
  if (!row) return call.refuse('not_found');
  return { member: profileOfRow(row, clock.now()) };
});
