import type { Id } from '#contract/kit/id.ts';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import type { Platform } from '#server/platform/platform.ts';
import { photosAndPremium } from './photos-and-premium.sql.ts';
import { shownPhotos } from './shown-photos.ts';

/** A member's photos as `shownPhotos` returns them for the viewer (null: a visitor). Takes one statement. */
export async function loadShownPhotos(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  member: Id,
  viewer: Id | null,
): Promise<ShownPhoto[]> {
  const { rows, premium } = await photosAndPremium(platform.db, member, viewer);
  return shownPhotos(platform, { member, rows }, { viewer, premium });
}
