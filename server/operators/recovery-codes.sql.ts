import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from './tables.ts';

/** Replaces the operator's codes by these; an empty list leaves none. */
export async function replaceRecoveryCodes(
  db: Handle,
  operator: Id,
  hashes: readonly Buffer[],
): Promise<void> {
  await operatorsTables(db)
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operator)
    .execute();
  if (hashes.length === 0) return;
  await operatorsTables(db)
    .insertInto('operator_recovery_codes')
    .values(hashes.map((hash) => ({ operator_id: operator, code_hash: hash })))
    .execute();
}

/**
 * Uses up a code. Returns false if it is unknown or used: exactly one of several simultaneous calls succeeds.
 */
export async function spendRecoveryCode(db: Handle, operator: Id, hash: Buffer, now: Date): Promise<boolean> {
  const spent = await operatorsTables(db)
    .updateTable('operator_recovery_codes')
    .set({ used_at: now })
    .where('operator_id', '=', operator)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function recoveryCodesLeft(db: Handle, operator: Id): Promise<number> {
  const { left } = await operatorsTables(db)
    .selectFrom('operator_recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('operator_id', '=', operator)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
