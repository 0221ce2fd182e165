import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from './tables.ts';

/** Stores a new link for an operator and voids the previous one. */
export async function replaceSetUp(
  db: Handle,
  { operator, hash, expires }: { readonly operator: Id; readonly hash: Buffer; readonly expires: Date },
): Promise<void> {
  await operatorsTables(db)
    .insertInto('operator_set_ups')
    .values({ operator_id: operator, token_hash: hash, expires_at: expires })
    .onConflict((conflict) =>
      conflict
        .column('operator_id')
        .doUpdateSet({ token_hash: hash, expires_at: expires, sealed_secret: null }),
    )
    .execute();
}

/** Locks and reads the operator of a set-up link. Undefined if it is unknown, used, replaced or expired. */
export function lockSetUp(db: Handle, hash: Buffer, now: Date) {
  return operatorsTables(db)
    .selectFrom('operator_set_ups')
    .innerJoin('operators', 'operators.id', 'operator_set_ups.operator_id')
    .select(['operators.id', 'operators.email', 'operator_set_ups.sealed_secret'])
    .where('operator_set_ups.token_hash', '=', hash)
    .where('operator_set_ups.expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function storeSetUpSecret(db: Handle, operator: Id, sealed: Buffer): Promise<void> {
  await operatorsTables(db)
    .updateTable('operator_set_ups')
    .set({ sealed_secret: sealed })
    .where('operator_id', '=', operator)
    .execute();
}

export async function removeSetUp(db: Handle, operator: Id): Promise<void> {
  await operatorsTables(db).deleteFrom('operator_set_ups').where('operator_id', '=', operator).execute();
}
