import type { Id } from '#contract/kit/id.ts';
import { changePhoto } from '#contract/photos/change-photo.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { announcePhotos } from './load-own-photos.ts';
import {
  type GalleryPhoto,
  lockPhotos,
  photosOf,
  setMain,
  setOrder,
  setPremiumOnly,
} from './own-photos.sql.ts';

/** The ids with one of them moved to a place, or to the end if the place is beyond the list. */
function moveInOrder(ids: readonly Id[], moved: Id, place: number): Id[] {
  const others = ids.filter((id) => id !== moved);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

export interface PhotoChange {
  readonly id: Id;
  readonly order?: number | undefined;
  readonly main?: true | undefined;
  readonly premium_only?: boolean | undefined;
}

/** The main photo must be visible to others, as long as the member has such a photo. */
const mayBecomeMain = (photo: GalleryPhoto, photos: readonly GalleryPhoto[]): boolean =>
  !photo.hidden &&
  (photo.status === 'active' ||
    (photo.status === 'pending' && !photos.some(({ is_main, status }) => is_main && status === 'active')));

/** Changes the given fields of one photo. Throws `not_found`, `main_for_premium` and `photo_not_active`. */
async function applyPhotoChange(unit: Unit, member: Id, change: PhotoChange): Promise<void> {
  const { db } = unit;
  await lockPhotos(db, member);
  const photos = await photosOf(db, member);
  const photo = photos.find(({ id }) => id === change.id);
  if (photo === undefined) throw new Refusal('not_found');
  const { order, main = photo.is_main, premium_only = photo.premium_only } = change;
  if (main && premium_only) throw new Refusal('main_for_premium');
  if (main && !photo.is_main && !mayBecomeMain(photo, photos)) throw new Refusal('photo_not_active');
  if (premium_only !== photo.premium_only) await setPremiumOnly(db, member, photo.id, premium_only);
  if (main && !photo.is_main) await setMain(db, member, photo.id);
  if (order !== undefined)
    await setOrder(
      db,
      member,
      moveInOrder(
        photos.map(({ id }) => id),
        photo.id,
        order,
      ),
    );
}

export const changePhotoHandler = handler(changePhoto, async (call, platform) => {
  const photos = await platform.transact(async (unit) => {
    await applyPhotoChange(unit, call.member, call.input);
    return announcePhotos(platform, unit, call.member, call.language);
  });
  return { photos };
});
