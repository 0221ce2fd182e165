import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { image } from './image.ts';
import { rejectReason } from './reject-reason.ts';

/** Place of a photo among all of its member, 0 first, without gaps (PROF-4). */
export const photoOrder = z.int().check(z.minimum(0), z.maximum(99));

/** A photo to the member whose it is; others get active ones alone (PROF-3). */
export const ownPhoto = z.object({
  id,
  status: z.enum(['pending', 'active', 'rejected']),
  order: photoOrder,
  /** The one that cards and visitors show. Others see it once it is active; never one for premium alone. */
  main: z.boolean(),
  /** Only premium members see it; everybody else a blur (PROF-6). */
  premium_only: z.boolean(),
  /** Why it was not let in, `text` in the member's own language; null for any other status (TRUST-1). */
  rejection: z.nullable(z.object({ reason: rejectReason, text: z.string() })),
  /** In every status. Where the public may not have it, its addresses are signed and expire: read them again then. */
  image,
});

export type OwnPhoto = z.output<typeof ownPhoto>;

/** All photos of a member, by their order. */
export const ownPhotos = z.array(ownPhoto);
