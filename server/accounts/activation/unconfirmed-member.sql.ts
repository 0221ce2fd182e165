import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withForeignTables } from '../tables.ts';

/**
 * A member who must confirm their address, for the first time or again after a bounce (MEET-14), and who is
 * not being deleted. Undefined for all others.
 */
export function memberToConfirm(db: Handle, member: Id) {
  return withForeignTables(db)
    .selectFrom('addresses')
    .select('language')
    .where('member_id', '=', member)
    .where((row) =>
      row.or([
        row('verified_at', 'is', null),
        row.exists(
          row
            .selectFrom('notification_stops')
            .select('cause')
            .whereRef('notification_stops.member_id', '=', 'addresses.member_id')
            .where('cause', '=', 'bounce'),
        ),
      ]),
    )
    .where(sql<boolean>`not exists (select from deletions where deletions.member_id = addresses.member_id)`)
    .executeTakeFirst();
}
