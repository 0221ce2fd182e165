import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { photosChanged } from '#contract/photos/events.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { loadOwnPhotos } from './load-own-photos.ts';
import type { PhotoRow } from './own-photos.sql.ts';
import { photosOf, setMain } from './own-photos.sql.ts';

type Candidate = Pick<PhotoRow, 'id' | 'status' | 'is_main' | 'premium_only'>;

/**
 * Selects the main photo among a member's photos, which are given in their order. An existing main photo
 * stays. Otherwise the first approved photo that is open to everybody wins, else the first pending one. A
 * premium-only photo is never chosen.
 */
function nextMain(photos: readonly Candidate[]): Id | null {
  const main = photos.find((photo) => photo.is_main);
  const open = photos.filter((photo) => !photo.premium_only);
  const next =
    main ?? open.find(({ status }) => status === 'active') ?? open.find(({ status }) => status === 'pending');
  return next?.id ?? null;
}

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
