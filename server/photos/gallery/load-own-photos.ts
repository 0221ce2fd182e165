import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { toOwnPhoto } from './own-photo.ts';
import { photosOf } from './own-photos.sql.ts';

/** A member's own photos in every status and in their order, with reject reasons in the member's language. */
export async function loadOwnPhotos(
  platform: Pick<Platform, 'keys' | 'clock' | 'texts'>,
  db: Handle,
  member: Id,
  language: Locale,
): Promise<OwnPhoto[]> {
  return (await photosOf(db, member)).map((row) => toOwnPhoto(platform, row, language));
}
