import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** A login of a member, as they may recognise it (AUTH-8). What the browser does not tell is null. */
export const session = z.object({
  id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** ISO 3166 code of where it was logged in. */
  country: z.nullable(z.string()),
  created_at: instant,
  /** To the minute. */
  last_seen_at: instant,
});

export type Session = z.output<typeof session>;

/** The same with whether it is the one that asks. */
export const ownSession = z.extend(session, { current: z.boolean() });
