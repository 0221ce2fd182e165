import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { photosChanged } from '#contract/photos/events.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { loadOwnPhotos } from './load-own-photos.ts';
import { nextMain } from './next-main-photo.ts';
import { photosOf, setMain } from './own-photos.sql.ts';

/**
 * The last step of every change of a member's photos. If the main photo was removed or rejected, the next
 * candidate becomes the main photo. All devices of the member get the photos as they are now (decision 0010).
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
  const photos = await loadOwnPhotos(platform, unit.db, member, language);
  unit.emit(member, photosChanged, { photos });
  return photos;
}
