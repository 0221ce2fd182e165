import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** Where a mail to a member goes, and as which site; undefined for whoever has no address (any more). */
export function recipientRow(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('addresses')
    .select(['email', 'site_id', 'verified_at', 'quiet'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}
