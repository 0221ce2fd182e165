import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** Invites of all sites or of one, newest first. */
export function storedInvites(
  db: Handle,
  { site, offset, limit }: { site: number | undefined; offset: number; limit: number },
) {
  return accountsTables(db)
    .selectFrom('invites')
    .select(['id', 'site_id', 'created_at', 'expires_at', 'used_at', 'used_by', 'made_by'])
    .select(['withdrawn_at', 'withdrawn_by'])
    .$if(site !== undefined, (query) => query.where('site_id', '=', site ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Withdraws an open invite. False if it is used, expired, withdrawn or unknown. */
export async function storeInviteWithdrawal(
  db: Handle,
  { id, operator, now }: { id: Id; operator: Id; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await accountsTables(db)
    .updateTable('invites')
    .set({ withdrawn_at: now, withdrawn_by: operator })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
