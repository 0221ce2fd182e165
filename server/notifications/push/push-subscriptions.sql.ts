import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { notificationsTables } from '../tables.ts';

/** Maximum number of devices with push per member. The oldest is dropped. */
const mostDevices = 10;

export interface PushSubscription {
  readonly member: Id;
  readonly session: Id;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Stores a device. A known device moves to the present member, so the previous one gets no pushes there
 * (PUSH-9).
 */
export async function storeSubscription(db: Handle, subscription: PushSubscription): Promise<void> {
  const { member, session, endpoint, p256dh, auth } = subscription;
  const row = { member_id: member, session_id: session, p256dh, auth };
  await notificationsTables(db)
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  await notificationsTables(db)
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', member)
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_subscriptions')
        .select('id')
        .where('member_id', '=', member)
        .orderBy('id', 'desc')
        .offset(mostDevices),
    )
    .execute();
}

export async function removeSubscriptionsOf(db: Handle, sessions: readonly Id[]): Promise<void> {
  await notificationsTables(db)
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sql<Id>`any(${sessions}::bigint[])`)
    .execute();
}

/** Deletes this member's device with the endpoint. */
export async function removeSubscription(db: Handle, member: Id, endpoint: string): Promise<void> {
  await notificationsTables(db)
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('member_id', '=', member)
    .execute();
}

export async function hasSubscription(db: Handle, member: Id, endpoint: string): Promise<boolean> {
  const found = await notificationsTables(db)
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', endpoint)
    .where('member_id', '=', member)
    .executeTakeFirst();
  return found !== undefined;
}

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

/** How long an ended session is remembered. No request of it can run longer. */
const keptDays = 1;

/** Whether a session that wants push is still open. Waits for a session that is ending at this moment. */
export async function isPushSession(db: Handle, session: Id): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    insert into push_sessions (session_id) values (${session})
    on conflict (session_id) do update set ended_at = push_sessions.ended_at
    returning ended_at is not null as ended`.execute(db);
  return rows[0]?.ended === false;
}

/** Marks sessions as ended. After the commit no device can be stored for them. */
export async function endPushSessions(db: Handle, sessions: readonly Id[]): Promise<void> {
  await sql`
    insert into push_sessions (session_id, ended_at)
    select session, now() from unnest(${sessions}::bigint[]) session order by session
    on conflict (session_id) do update set ended_at = excluded.ended_at`.execute(db);
}

export async function purgePushSessions(db: Handle, now: Date): Promise<void> {
  await notificationsTables(db)
    .deleteFrom('push_sessions')
    .where('ended_at', '<', addDays(now, -keptDays))
    .execute();
}
