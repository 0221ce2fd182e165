import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells a member's devices of what they have not read in a conversation (NOTIF-3). */
export const pushMessageJob = job(
  'chat/push-message',
  z.object({
    member: id,
    site: z.int(),
    conversation: id,
    /** The one that is tried again; null: each. */
    device: z.nullable(id),
    tries: z.int(),
  }),
  { forgotten: true, timeoutSeconds: 30 },
);
