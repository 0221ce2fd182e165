import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Notifies a member's devices that somebody likes them, or likes them back (NOTIF-3). */
export const pushLikeJob = job(
  'likes/push-like',
  z.object({
    member: id,
    site: z.int(),
    from: id,
    /** The device for a retry; null for all devices. */
    device: z.nullable(id),
    tries: z.int(),
  }),
  { forgotten: true, timeoutSeconds: 30 },
);
