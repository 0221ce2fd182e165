import { sql } from 'kysely';
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

/** The maximum number of members that a search by name returns. */
const atMost = 100;

/** Members with that name, case-insensitive, who ordered something. The latest sign-ups come first. */
export async function buyersByName(db: Handle, name: string): Promise<Id[]> {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles
    where lower(name) = lower(${name}) and exists (select from payments where payments.member_id = profiles.member_id)
    order by created_on desc, member_id limit ${atMost}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** The place of a member as the profile names it, without the position. */
export function placeOf(db: Handle, member: Id) {
  return profiles(db)
    .selectFrom('profiles')
    .select(['country', 'region', 'place'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}
