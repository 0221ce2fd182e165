import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';

/** Kinds of notification that a member can switch off. All others concern the account itself. */
export const noticeKind = z.enum(['message', 'like', 'match']);

/** When a mail is sent: on its own, in the combined daily mail, or never (NOTIF-1). */
export const mailFrequency = z.enum(['at_once', 'daily', 'none']);

/** A member's notification choices by channel, and whether mail reaches them (NOTIF-1, NOTIF-2). */
export const notificationChoices = z.object({
  mail: z.object({ message: mailFrequency, like: mailFrequency, match: mailFrequency }),
  push: z.object({ message: z.boolean(), like: z.boolean(), match: z.boolean() }),
  /** Whether pushes show the sender and the start of the message instead of neutral text (PUSH-9). */
  push_previews: z.boolean(),
  /** Number of devices with push. */
  push_devices: z.int(),
  email: z.object({
    address: z.string(),
    /** For what purpose the member gave the address. */
    source: z.enum(['sign_up', 'mail_change']),
    since: instant,
    verified: z.boolean(),
  }),
  /** Why mail is suppressed, oldest cause first. */
  stops: z.array(z.object({ cause: disabledCause, since: instant })),
  /** The kinds of mail that the link of a mail ended, oldest first. Their frequency is `none`. */
  unsubscribed: z.array(z.object({ kind: noticeKind, since: instant })),
});

export type NotificationChoices = z.output<typeof notificationChoices>;
export type NoticeKind = z.output<typeof noticeKind>;
export type MailFrequency = z.output<typeof mailFrequency>;

/**
 * Returns the member's notification choices, the source of their address, and why mail to it is suppressed
 * (NOTIF-1, NOTIF-2).
 */
export const getNotificationChoices = operation({
  name: 'notifications/get-notification-choices',
  summary: 'Choices of mail and push',
  method: 'GET',
  path: '/api/notifications.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: notificationChoices,
  errors: {},
});
