import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';

/** What a member can be told of and may not want to hear: everything else is about the account itself. */
export const noticeKind = z.enum(['message', 'like', 'match']);

/** How soon a mail comes: by itself, in one mail a day with everything else, or never (NOTIF-1). */
export const mailFrequency = z.enum(['at_once', 'daily', 'none']);

/** What a member hears of, where, and whether mail reaches them at all (NOTIF-1, NOTIF-2). */
export const notificationChoices = z.object({
  mail: z.object({ message: mailFrequency, like: mailFrequency, match: mailFrequency }),
  push: z.object({ message: z.boolean(), like: z.boolean(), match: z.boolean() }),
  /** Pushes say who wrote and the first words, instead of nothing of either (PUSH-9). */
  push_previews: z.boolean(),
  /** Devices that take push. */
  push_devices: z.int(),
  email: z.object({
    address: z.string(),
    /** What the member gave it for, and when. */
    source: z.enum(['sign_up', 'mail_change']),
    since: instant,
    verified: z.boolean(),
  }),
  /** Why mail is switched off, oldest first. */
  stops: z.array(z.object({ cause: disabledCause, since: instant })),
});

export type NotificationChoices = z.output<typeof notificationChoices>;
export type NoticeKind = z.output<typeof noticeKind>;
export type MailFrequency = z.output<typeof mailFrequency>;
