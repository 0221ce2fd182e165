import type { ProfileFacts } from '#contract/chat/editors/editor-talk.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { visibleProfileRow } from '../cards/cards.sql.ts';
import { profileFromRow } from '../cards/profile-from-row.ts';

/** A fictional profile as its editor reads it (MEET-15). Undefined if there is no such fictional profile. */
export async function fictionalProfileFacts(
  db: Handle,
  site: number,
  profile: Id,
  now: Date,
): Promise<ProfileFacts | undefined> {
  const row = await visibleProfileRow(db, { site, member: profile, viewer: profile });
  if (!row?.fictional) return undefined;
  const main_path = row.photos.find((photo) => photo.is_main)?.path ?? null;
  return profileFromRow({ ...row, viewer: profile, main_path }, [], now);
}
