import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** A copy of a picture with the same bytes, and its owner (NCII-1). */
export const pictureCopy = z.object({
  member: id,
  /** Null for an erased member. */
  name: z.nullable(z.string()),
  /** Host name of the owner's site. */
  host: z.string(),
  fictional: z.boolean(),
  /** Null for the picture of a message, which is shown in its case alone. */
  photo: z.nullable(id),
  /** The report or notice is about this copy. */
  reported: z.boolean(),
  /** The oldest of the copies. */
  first: z.boolean(),
  added_at: instant,
  status: z.enum(['pending', 'active', 'rejected']),
  joined_at: instant,
  /** The mail address is confirmed. */
  confirmed: z.boolean(),
  premium: z.boolean(),
  /** Decisions against the owner in other cases. */
  breaches: z.int(),
  open_cases: z.int(),
});

export type PictureCopy = z.output<typeof pictureCopy>;

/** The copies of one picture, the oldest first. */
export const copiedPicture = z.object({
  copies: z.array(pictureCopy),
  /** Members who own a copy. */
  owners: z.int(),
});

export type CopiedPicture = z.output<typeof copiedPicture>;
