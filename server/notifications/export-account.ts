import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { notificationsTables } from './tables.ts';

/** The host of the push service. The whole endpoint would be a key to the device. */
const serviceOf = (endpoint: string): string => new URL(endpoint).host;

/**
 * Returns the member's section of an export: their addresses, choices, and why mail is suppressed (GDPR-7).
 */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const tables = notificationsTables(db);
  const [address, choices, stops, devices, mailedNotices] = await Promise.all([
    tables
      .selectFrom('addresses')
      .select(['email', 'language', 'source', 'given_at', 'verified_at', 'time_zone', 'push_previews'])
      .where('member_id', '=', member)
      .executeTakeFirst(),
    tables
      .selectFrom('notification_choices')
      .select(['channel', 'kind', 'wanted', 'daily', 'changed_at', 'unsubscribed_at'])
      .where('member_id', '=', member)
      .orderBy('changed_at')
      .execute(),
    tables
      .selectFrom('notification_stops')
      .select(['cause', 'stopped_at'])
      .where('member_id', '=', member)
      .orderBy('stopped_at')
      .execute(),
    tables
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created_at'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute(),
    tables
      .selectFrom('mailed_notices')
      .select(['kind', 'mailed_at'])
      .where('member_id', '=', member)
      .orderBy('mailed_at')
      .execute(),
  ]);
  return {
    data: {
      address: address ?? null,
      choices,
      stops,
      told_by_mail: mailedNotices,
      push_devices: devices.map(({ endpoint, created_at }) => ({ service: serviceOf(endpoint), created_at })),
    },
  };
}
