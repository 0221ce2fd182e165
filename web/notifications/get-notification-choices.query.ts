import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** What I want to hear of, and whether mail reaches me. */
export const choicesQuery = () => queryFor(getNotificationChoices, {});
