import type { LockedPhoto } from '#contract/photos/shown-photo.ts';

/** Who looks: nobody we know, a member, a premium member, or whose photos they are. */
export type Viewer = 'visitor' | 'free' | 'premium' | 'self';

interface Looked {
  readonly is_main: boolean;
  readonly premium_only: boolean;
}

/** What opens a photo for the viewer; null: they may see it (PROF-6). */
export function lockOf(viewer: Viewer, photo: Looked): LockedPhoto['locked'] | null {
  if (viewer === 'visitor') return photo.is_main ? null : 'login';
  return viewer === 'free' && photo.premium_only ? 'premium' : null;
}
