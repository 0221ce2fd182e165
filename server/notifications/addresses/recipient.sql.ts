import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/**
 * Reads the address of a member's mails and their site. Undefined for a member without an address (any more).
 */
export function recipientRow(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('addresses')
    .select(['email', 'site_id', 'verified_at', 'quiet'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}
