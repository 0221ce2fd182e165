import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Pushes the unread messages of a conversation to a member's devices (NOTIF-3). */
export const pushMessageJob = job(
  'chat/push-message',
  z.object({
    member: id,
    site: z.int(),
    conversation: id,
    /** The device to retry, or null for all devices. */
    device: z.nullable(id),
    tries: z.int(),
  }),
  { forgotten: true, timeoutSeconds: 30 },
);
