import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { profiles } from '../tables.ts';

/**
 * The facts that an operator sees about the members whose photos they review. Erased members are left out.
 */
export function reviewedMembers(db: Handle, ids: readonly Id[]) {
  return profiles(db)
    .selectFrom('profiles')
    .modifyFront(prepared)
    .select(['member_id', 'name', 'date_of_birth', 'fictional'])
    .where('member_id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute();
}
