import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { image } from '#contract/photos/image.ts';
import { gender } from './fields.ts';

/**
 * A member as shown in lists, popups and chats. `fictional` is always present. Its label is always rendered
 * in words, by the one component that renders identity (SAFE-4, FIC-1).
 */
export const profileCard = z.object({
  id,
  name: z.string(),
  fictional: z.boolean(),
  age: z.int(),
  gender,
  country: z.string(),
  region: z.nullable(z.string()),
  /** The local name of the town, or of the region if no town is known. */
  place: z.nullable(z.string()),
  /** Always false for a fictional profile (FIC-7). */
  online: z.boolean(),
  main_image: z.nullable(image),
  /**
   * The member has not confirmed their address yet, so nobody can reply (ACC-6). Only in conversations that
   * the member started.
   */
  unconfirmed: z.optional(z.literal(true)),
});

export type ProfileCard = z.output<typeof profileCard>;
