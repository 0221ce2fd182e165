import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isUniqueViolation } from '#server/platform/database/is-unique-violation.ts';
import { notificationsTables } from '../tables.ts';
import { normalizeAddress } from './normalize-address.ts';

export interface ChangedAddress {
  readonly member: Id;
  readonly email: string;
  readonly now: Date;
}

/**
 * Gives a member a new address that they proved to be theirs. Bounces of the previous address no longer count
 * (MEET-14). False if another account of the site has the address, also for simultaneous changes. The
 * transaction is unusable then: throw.
 */
export async function changeAddress(db: Handle, { member, email, now }: ChangedAddress): Promise<boolean> {
  const tables = notificationsTables(db);
  try {
    await tables
      .updateTable('addresses')
      .set({ email: normalizeAddress(email), source: 'mail_change', given_at: now, verified_at: now })
      .where('member_id', '=', member)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'addresses')) return false;
    throw error;
  }
  await tables
    .deleteFrom('notification_stops')
    .where('member_id', '=', member)
    .where('cause', '=', 'bounce')
    .execute();
  return true;
}
