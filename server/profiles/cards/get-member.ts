import { getMember } from '#contract/profiles/get-member.ts';
import { shownPhotos } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { visibleProfileRow } from './cards.sql.ts';
import { profileFromRow } from './profile-from-row.ts';

export const getMemberHandler = handler(getMember, async (call, platform) => {
  const { member: viewer, site, input } = call;
  const row = await visibleProfileRow(platform.db, { site, member: input.id, viewer });
  if (!row) return call.refuse('not_found');
  const { photos: rows, premium, blocked } = row;
  const photos = shownPhotos(platform, { member: row.member_id, rows }, { viewer, premium });
  const main_path = rows.find((photo) => photo.is_main)?.path ?? null;
  return { member: profileFromRow({ ...row, viewer, main_path }, photos, platform.clock.now()), blocked };
});
