import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { image } from './image.ts';

/** A photo to the member whose it is; others get active ones alone (PROF-3). */
export const ownPhoto = z.object({
  id,
  status: z.enum(['pending', 'active', 'rejected']),
  main: z.boolean(),
  /** Null until it is active: what is not reviewed has no address. */
  image: z.nullable(image),
});

export type OwnPhoto = z.output<typeof ownPhoto>;
