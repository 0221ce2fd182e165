import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** Returns the time zone if this service knows it, else null. */
function knownTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

interface NotificationSettings {
  readonly time_zone?: string | undefined;
  readonly push_previews?: boolean | undefined;
}

/**
 * Stores the settings for all notifications of a member. Missing values and unknown time zones change
 * nothing.
 */
export async function setNotificationSettings(
  db: Handle,
  member: Id,
  given: NotificationSettings,
): Promise<void> {
  const zone = given.time_zone === undefined ? null : knownTimeZone(given.time_zone);
  const changes = {
    ...(zone === null ? {} : { time_zone: zone }),
    ...(given.push_previews === undefined ? {} : { push_previews: given.push_previews }),
  };
  if (Object.keys(changes).length === 0) return;
  await notificationsTables(db)
    .updateTable('addresses')
    .set(changes)
    .where('member_id', '=', member)
    .execute();
}
