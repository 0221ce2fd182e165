import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** Reads a page of all members' addresses with ids above `after`, in the order of the ids. */
export function addressPage(
  db: Handle,
  after: Id | null,
  limit: number,
): Promise<{ member_id: Id; email: string }[]> {
  return notificationsTables(db)
    .selectFrom('addresses')
    .select(['member_id', 'email'])
    .$if(after !== null, (query) => query.where('member_id', '>', after))
    .orderBy('member_id')
    .limit(limit)
    .execute();
}
