import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells a member's devices that somebody likes them, or likes them back (NOTIF-3). */
export const pushLikeJob = job(
  'likes/push-like',
  z.object({
    member: id,
    site: z.int(),
    from: id,
    /** The one that is tried again; null: each. */
    device: z.nullable(id),
    tries: z.int(),
  }),
  { forgotten: true, timeoutSeconds: 30 },
);
