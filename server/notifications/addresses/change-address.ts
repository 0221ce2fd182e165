import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isTaken } from '#server/platform/database/is-unique-violation.ts';
import { notificationsTables } from '../tables.ts';
import { mailboxName } from './normalize-address.ts';

export interface ChangedAddress {
  readonly member: Id;
  readonly email: string;
  readonly now: Date;
}

/**
 * Gives a member an address that they proved to be theirs; mail that bounced from the one before is no stop any more
 * (MEET-14). False: another account of the site has it, also when two changes arrive at once. The transaction is lost
 * then: throw.
 */
export async function changeAddress(db: Handle, { member, email, now }: ChangedAddress): Promise<boolean> {
  const tables = notificationsTables(db);
  try {
    await tables
      .updateTable('addresses')
      .set({ email: mailboxName(email), source: 'mail_change', given_at: now, verified_at: now })
      .where('member_id', '=', member)
      .execute();
  } catch (error) {
    if (isTaken(error, 'addresses')) return false;
    throw error;
  }
  await tables
    .deleteFrom('notification_stops')
    .where('member_id', '=', member)
    .where('cause', '=', 'bounce')
    .execute();
  return true;
}
