import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** Replaces the member's codes by these; an empty list leaves none. */
export async function replaceRecoveryCodes(db: Handle, member: Id, hashes: readonly Buffer[]): Promise<void> {
  await accountsTables(db).deleteFrom('recovery_codes').where('member_id', '=', member).execute();
  if (hashes.length === 0) return;
  await accountsTables(db)
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ member_id: member, code_hash: hash })))
    .execute();
}

/**
 * Uses up a code. Returns false if it is unknown or used: exactly one of several simultaneous calls succeeds.
 */
export async function spendRecoveryCode(db: Handle, member: Id, hash: Buffer, now: Date): Promise<boolean> {
  const spent = await accountsTables(db)
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', member)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function recoveryCodesLeft(db: Handle, member: Id): Promise<number> {
  const { left } = await accountsTables(db)
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('member_id', '=', member)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
