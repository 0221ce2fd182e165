import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

const wanting = (db: Handle, member: Id, kind: NoticeKind) =>
  notificationsTables(db)
    .selectFrom('push_subscriptions')
    .where('push_subscriptions.member_id', '=', member)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('push_sessions')
            .select('session_id')
            .whereRef('push_sessions.session_id', '=', 'push_subscriptions.session_id')
            .where('ended_at', 'is not', null),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('notification_choices')
            .select('kind')
            .where('member_id', '=', member)
            .where('channel', '=', 'push')
            .where('kind', '=', kind)
            .where('wanted', '=', false),
        ),
      ),
    );

/** Deletes a device that its push service no longer knows. */
export async function removeDevice(db: Handle, member: Id, device: Id): Promise<void> {
  await notificationsTables(db)
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', member)
    .where('id', '=', device)
    .execute();
}

/** Reads the member's devices that want this kind of news. */
export async function devicesFor(db: Handle, member: Id, kind: NoticeKind): Promise<Id[]> {
  const rows = await wanting(db, member, kind).select('push_subscriptions.id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Reads how to reach a device, with its owner's language and site. Undefined if it is no longer theirs or not
 * wanted.
 */
export function deviceFor(db: Handle, member: Id, device: Id, kind: NoticeKind) {
  return wanting(db, member, kind)
    .innerJoin('addresses', 'addresses.member_id', 'push_subscriptions.member_id')
    .select(['endpoint', 'p256dh', 'auth', 'site_id', 'language', 'email', 'push_previews'])
    .where('push_subscriptions.id', '=', device)
    .executeTakeFirst();
}
