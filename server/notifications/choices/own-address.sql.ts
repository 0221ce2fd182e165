import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** Reads a member's address as shown to themselves, and the number of their devices with push. */
export function ownAddress(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('addresses')
    .select((row) => [
      'email',
      'source',
      'given_at',
      'verified_at',
      'push_previews',
      row
        .selectFrom('push_subscriptions')
        .select((count) => count.fn.countAll<number>().as('devices'))
        .whereRef('push_subscriptions.member_id', '=', 'addresses.member_id')
        .as('devices'),
    ])
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow();
}
