import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** A trusted flagger, as operators see it (DSA art. 22). */
export const trustedFlagger = z.object({
  id,
  name: z.string(),
  authority: z.string(),
  email: z.string(),
  registered_at: instant,
  valid_until: instant,
  /** When the mailed key was first used; null until then. */
  confirmed_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  /** Notices are recognised now. */
  active: z.boolean(),
  notices: z.int(),
  /** Notices that wait for an answer. */
  waiting: z.int(),
  upheld: z.int(),
  not_upheld: z.int(),
});

export type TrustedFlagger = z.output<typeof trustedFlagger>;

/** Length of a key in a mailed link. */
export const flaggerKey = z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));
