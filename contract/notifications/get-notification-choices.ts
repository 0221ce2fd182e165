import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { notificationChoices } from '#contract/notifications/notification-choices.ts';

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
