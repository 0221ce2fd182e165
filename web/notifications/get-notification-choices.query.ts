import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Reads the member's notification choices and whether mail reaches them. */
export const choicesQuery = () => queryFor(getNotificationChoices, {});
