import type { Id } from '#contract/kit/id.ts';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import { operatorImage } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { visibleProfileRow } from '../cards/cards.sql.ts';
import { profileFromRow } from '../cards/profile-from-row.ts';

/** A fictional profile as members read it, in every state. Its pictures have addresses that expire. */
export async function previewFictional(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  site: number,
  profile: Id,
): Promise<MemberProfile | undefined> {
  const row = await visibleProfileRow(platform.db, { site, member: profile, viewer: profile });
  if (!row?.fictional) return undefined;
  const photos = row.photos.map(({ id, path }) => ({ id, image: operatorImage(platform, path) }));
  const shown = profileFromRow({ ...row, viewer: profile, main_path: null }, photos, platform.clock.now());
  const main = photos[row.photos.findIndex(({ is_main }) => is_main)];
  return { ...shown, main_image: main?.image ?? null };
}
