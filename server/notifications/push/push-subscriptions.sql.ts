import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
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
