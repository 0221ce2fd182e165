import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readChoices } from './read-choices.ts';

export const getNotificationChoicesHandler = handler(getNotificationChoices, (call, platform) =>
  readChoices(platform.db, call.member),
);
