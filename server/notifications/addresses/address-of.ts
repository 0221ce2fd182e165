import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';
import { normalizeAddress } from './address-hash.ts';

export interface Address {
  readonly email: string;
  /** The member's language. Null if they never chose one. */
  readonly language: Locale | null;
  readonly verified: boolean;
  /** True if a mail has bounced since: the address must be verified again (MEET-14). */
  readonly bounced: boolean;
}

/** Reads how to reach a member. Throws for an erased member, who has no address. */
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

export interface AddressAccount {
  readonly member: Id;
  readonly site: number;
  /** True if the member proved that the address is theirs. */
  readonly verified: boolean;
}

/** Reads the accounts of an address on all sites, ordered by id. */
export async function accountsOfAddress(db: Handle, email: string): Promise<AddressAccount[]> {
  const rows = await notificationsTables(db)
    .selectFrom('addresses')
    .select(['member_id', 'site_id', 'verified_at'])
    .where('email', '=', normalizeAddress(email))
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id, site_id, verified_at }) => ({
    member: member_id,
    site: site_id,
    verified: verified_at !== null,
  }));
}

/** Finds the member of a site with an e-mail address, verified or not. Null if there is none. */
export async function findMemberByEmail(db: Handle, site: number, email: string): Promise<Id | null> {
  const found = await notificationsTables(db)
    .selectFrom('addresses')
    .select('member_id')
    .where('site_id', '=', site)
    .where('email', '=', normalizeAddress(email))
    .executeTakeFirst();
  return found?.member_id ?? null;
}
