import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

export interface Address {
  readonly email: string;
  /** The member's language; null: never chosen. */
  readonly language: Locale | null;
  readonly verified: boolean;
  /** Mail came back from it since: it has to be verified again (MEET-14). */
  readonly bounced: boolean;
}

/** How to reach a member; throws for a member without an address (erased). */
export async function addressOf(db: Handle, member: Id): Promise<Address> {
  const row = await notificationsTables(db)
    .selectFrom('addresses')
    .select((row) => [
      'email',
      'language',
      'verified_at',
      row
        .exists(
          row
            .selectFrom('notification_stops')
            .select('cause')
            .whereRef('notification_stops.member_id', '=', 'addresses.member_id')
            .where('cause', '=', 'bounce'),
        )
        .as('bounced'),
    ])
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    language: localeOf(row.language),
    verified: row.verified_at !== null,
    bounced: row.bounced === true,
  };
}
