import type { LockedPhoto } from '#contract/photos/shown-photo.ts';

/** The role of the viewer: a visitor, a free member, a premium member, or the owner of the photos. */
export type Viewer = 'visitor' | 'free' | 'premium' | 'self';

interface Looked {
  readonly is_main: boolean;
  readonly premium_only: boolean;
}

/** The condition that unlocks a photo for the viewer. Null if the viewer may see it (PROF-6). */
export function photoLock(viewer: Viewer, photo: Looked): LockedPhoto['locked'] | null {
  if (viewer === 'visitor') return photo.is_main ? null : 'login';
  return viewer === 'free' && photo.premium_only ? 'premium' : null;
}
