import type { Id } from '#contract/kit/id.ts';
import type { LockedPhoto, ShownPhoto } from '#contract/photos/shown-photo.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAt, signedPath } from '../media/media-path.ts';
import type { ShownPhotoRow } from './shown-photo-rows.sql.ts';
import { photosAndPremium, photosOfMembers } from './shown-photo-rows.sql.ts';

/** The role of the viewer: a visitor, a free member, a premium member, or the owner of the photos. */
type Viewer = 'visitor' | 'free' | 'premium' | 'self';

interface Looked {
  readonly is_main: boolean;
  readonly premium_only: boolean;
}

/** The condition that unlocks a photo for the viewer. Null if the viewer may see it (PROF-6). */
function photoLock(viewer: Viewer, photo: Looked): LockedPhoto['locked'] | null {
  if (viewer === 'visitor') return photo.is_main ? null : 'login';
  return viewer === 'free' && photo.premium_only ? 'premium' : null;
}

/** The viewer (null: a visitor), and whether the viewer is premium. */
export interface ShownPhotosViewer {
  readonly viewer: Id | null;
  readonly premium: boolean;
}

const viewerAs = (member: Id, { viewer, premium }: ShownPhotosViewer): Viewer => {
  if (viewer === null) return 'visitor';
  if (viewer === member) return 'self';
  return premium ? 'premium' : 'free';
};

/**
 * A member's photos for the viewer, the main photo first. A photo that the viewer may not see becomes a lock
 * and a blur. Premium counts from the purchase on (PROF-6). The caller checks whether the viewer may see the
 * member at all.
 */
export function shownPhotos(
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  { member, rows }: { readonly member: Id; readonly rows: readonly ShownPhotoRow[] },
  looker: ShownPhotosViewer,
): ShownPhoto[] {
  const as = viewerAs(member, looker);
  const now = clock.now();
  const { viewer } = looker;
  return rows.map((row) => {
    const { id, path } = row;
    const locked = photoLock(as, row);
    if (locked !== null)
      return { id, locked, blur: `${signedPath(keys, 'blur', { path, viewer: null }, now)}-blur.webp` };
    const grade = row.premium_only ? 'premium' : 'members';
    return { id, image: imageAt(row.is_main ? path : signedPath(keys, grade, { path, viewer }, now)) };
  });
}

/** A member's photos as `shownPhotos` returns them for the viewer (null: a visitor). Takes one statement. */
export async function loadShownPhotos(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  member: Id,
  viewer: Id | null,
): Promise<ShownPhoto[]> {
  const { rows, premium } = await photosAndPremium(platform.db, member, viewer);
  return shownPhotos(platform, { member, rows }, { viewer, premium });
}

/** The same for several members, in one statement. The caller checks that the viewer may see each of them. */
export async function loadShownPhotosOf(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  members: readonly Id[],
  viewer: Id,
): Promise<Map<Id, ShownPhoto[]>> {
  if (members.length === 0) return new Map();
  const found = await photosOfMembers(platform.db, members, viewer);
  return new Map(
    found.map(({ member, rows, premium }) => [
      member,
      shownPhotos(platform, { member, rows }, { viewer, premium }),
    ]),
  );
}
