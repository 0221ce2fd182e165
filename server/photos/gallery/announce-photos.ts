import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { photosChanged } from '#contract/photos/events.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { ownPhotosOf } from './load-own-photos.ts';
import { nextMain } from './next-main-photo.ts';
import { photosOf, setMain } from './own-photos.sql.ts';

/**
 * The end of every change of a member's photos: where the main one went the next takes its place, and all their devices
 * hear how the photos now are (decision 0010).
 */
export async function announcePhotos(
  platform: Platform,
  unit: Unit,
  member: Id,
  language: Locale,
): Promise<OwnPhoto[]> {
  const rows = await photosOf(unit.db, member);
  const main = nextMain(rows);
  if (main !== null && !rows.some(({ is_main }) => is_main)) await setMain(unit.db, member, main);
  const photos = await ownPhotosOf(platform, unit.db, member, language);
  unit.emit(member, photosChanged, { photos });
  return photos;
}
