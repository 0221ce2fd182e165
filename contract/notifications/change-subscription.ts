import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { mailSubject } from '#contract/notifications/mail-subject.ts';
import { timeZone } from '#contract/notifications/time-zone.ts';

/**
 * What the page behind a mail's unsubscribe link does, without a login: the token says for whom, and for which mails. No
 * mails like this any more, one a day in their place, or them again after all, which works as long as nothing else stops
 * them (NOTIF-2, EML-1). Twice is once.
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
    /** What the mails are about; null: all that do not belong to the account itself. */
    about: z.nullable(mailSubject),
  }),
  errors: { unsubscribe_link_invalid: 404 },
});
