import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { image } from './image.ts';

/** A photo that the viewer may see. */
export const openPhoto = z.object({ id, image });

/**
 * A photo that the viewer may not see yet: `login` or `premium` unlocks it. The viewer gets only a blur of
 * its pixels (PROF-6).
 */
export const lockedPhoto = z.object({
  id,
  locked: z.enum(['login', 'premium']),
  /** Path of a small blur made on the server (3:4). Address = cdn_prefix + path. */
  blur: z.string(),
});

/** A photo of another member: either the pixels or the lock, never both. */
export const shownPhoto = z.union([openPhoto, lockedPhoto]);

export type OpenPhoto = z.output<typeof openPhoto>;
export type LockedPhoto = z.output<typeof lockedPhoto>;
export type ShownPhoto = z.output<typeof shownPhoto>;
