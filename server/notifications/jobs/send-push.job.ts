import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { noticeKind } from '#contract/notifications/notification-choices.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells one device of a member that something happened, for as long as it is news (NOTIF-3). */
export const sendPushJob = job(
  'notifications/send-push',
  z.object({
    member: id,
    /** Row of the device. */
    device: id,
    kind: noticeKind,
    /** The conversation. */
    about: z.nullable(id),
    /** When it happened. */
    at: instant,
  }),
  { forgotten: true, timeoutSeconds: 30 },
);
