import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { channel, noticeKind, notificationChoices } from '#contract/notifications/notification-choices.ts';

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
    choices: z.optional(
      z
        .array(z.strictObject({ channel, kind: noticeKind, wanted: z.boolean() }))
        .check(z.maxLength(6, 'too_long')),
    ),
    enable_again: z.optional(z.literal(true)),
  }),
  answer: notificationChoices,
  errors: {},
});
