import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';
import { normalizeAddress } from './normalize-address.ts';

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
