import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';
import { normalizeAddress } from './normalize-address.ts';

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
