import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { timeZone } from '#contract/notifications/set-notification-choices.ts';

/**
 * Subjects of mails with their own unsubscribe link: one kind of news, or the daily mail about all of it
 * (EML-1).
 */
export const mailSubject = z.enum(['message', 'like', 'match', 'daily']);

export type MailSubject = z.output<typeof mailSubject>;

/**
 * Changes a mail subscription without a log-in. The token of the unsubscribe link names the member and the
 * mails (NOTIF-2, EML-1). The mails end, become daily, or start again, unless another cause suppresses them.
 * Idempotent.
 */
export const changeSubscription = operation({
  name: 'notifications/change-subscription',
  summary: 'Unsubscribe by the link of a mail',
  method: 'PUT',
  path: '/api/unsubscribe.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({
    token: z.string().check(z.maxLength(200, 'too_long')),
    subscribed: z.boolean(),
    /** With `subscribed`, for mails about one kind of news: once a day. */
    daily: z.optional(z.literal(true)),
    time_zone: z.optional(timeZone),
  }),
  answer: z.object({
    subscribed: z.boolean(),
    /** The subject of the mails. Null: all optional mails. */
    about: z.nullable(mailSubject),
  }),
  errors: { unsubscribe_link_invalid: 404 },
});
