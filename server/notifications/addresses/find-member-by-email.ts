import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';
import { mailboxName } from './normalize-address.ts';

/** The member of a site behind an e-mail address, verified or not; null: nobody. */
export async function findMemberByEmail(db: Handle, site: number, email: string): Promise<Id | null> {
  const found = await notificationsTables(db)
    .selectFrom('addresses')
    .select('member_id')
    .where('site_id', '=', site)
    .where('email', '=', mailboxName(email))
    .executeTakeFirst();
  return found?.member_id ?? null;
}
