import type { NotificationsTables } from '#database/tables/notifications.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Types the handle with this domain's tables. */
export const notificationsTables = (db: Handle) =>
  db.$extendTables<Pick<NotificationsTables, keyof NotificationsTables>>();
