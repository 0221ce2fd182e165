import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { image } from './image.ts';
import { rejectReason } from './reject-reason.ts';

/** The place of a photo among all photos of its member: starts at 0, without gaps (PROF-4). */
export const photoOrder = z.int().check(z.minimum(0), z.maximum(99));

/** A photo as its owner sees it. Others get only active photos (PROF-3). */
export const ownPhoto = z.object({
  id,
  status: z.enum(['pending', 'active', 'rejected']),
  order: photoOrder,
  /** The photo that cards and visitors show. Others see it once it is active. Never a premium-only photo. */
  main: z.boolean(),
  /** Only premium members see the photo; everybody else gets a blur (PROF-6). */
  premium_only: z.boolean(),
  /**
   * Why the photo was rejected, with `text` in the member's own language. Null for any other status
   * (TRUST-1).
   */
  rejection: z.nullable(z.object({ reason: rejectReason, text: z.string() })),
  /**
   * Present in every status. If the photo is not public, its addresses are signed and expire; read them again
   * then.
   */
  image,
});

export type OwnPhoto = z.output<typeof ownPhoto>;

/** All photos of a member, in their order. */
export const ownPhotos = z.array(ownPhoto);
