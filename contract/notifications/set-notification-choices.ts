import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { mailFrequency, notificationChoices } from '#contract/notifications/get-notification-choices.ts';

/** An IANA time zone as browsers name it. A zone that the service does not know is ignored. */
export const timeZone = z
  .string()
  .check(z.maxLength(64, 'too_long'), z.regex(/^[A-Za-z0-9_+/-]+$/, 'invalid'));

const frequency = z.optional(mailFrequency);
const wanted = z.optional(z.boolean());

/**
 * Stores choices independently of each other. `enable_again` lifts the suppression by the member's
 * unsubscription or complaint, also of single kinds. A bounce is lifted only by verifying the address (MEET-14). Idempotent.
 */
export const setNotificationChoices = operation({
  name: 'notifications/set-notification-choices',
  summary: 'Choose mail and push',
  method: 'PUT',
  path: '/api/notifications.php',
  caller: 'member',
  input: z.strictObject({
    mail: z.optional(z.strictObject({ message: frequency, like: frequency, match: frequency })),
    push: z.optional(z.strictObject({ message: wanted, like: wanted, match: wanted })),
    push_previews: wanted,
    /** The browser's time zone; the daily mail comes in its evening. */
    time_zone: z.optional(timeZone),
    enable_again: z.optional(z.literal(true)),
  }),
  answer: notificationChoices,
  errors: {},
});
