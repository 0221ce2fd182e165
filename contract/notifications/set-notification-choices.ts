import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { mailFrequency, notificationChoices } from '#contract/notifications/notification-choices.ts';
import { timeZone } from '#contract/notifications/time-zone.ts';

const frequency = z.optional(mailFrequency);
const wanted = z.optional(z.boolean());

/**
 * Stores choices, each on its own, and switches mail on again where the member or a complaint of theirs switched it
 * off; a bounce is lifted by confirming the address alone (MEET-14). Twice is once.
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
    /** The browser's own: one mail a day comes in its evening. */
    time_zone: z.optional(timeZone),
    enable_again: z.optional(z.literal(true)),
  }),
  answer: notificationChoices,
  errors: {},
});
