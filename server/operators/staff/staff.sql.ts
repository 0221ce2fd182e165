import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { newApproverHours } from '#contract/operators/approval.ts';
import type { Role } from '#contract/operators/roles.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addHours } from '#server/platform/time.ts';
import { operatorsTables } from '../tables.ts';

/** Operators with their logins and recovery codes: enabled ones first, by address. */
export function staffPage(
  db: Handle,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return operatorsTables(db)
    .selectFrom('operators')
    .select(['id', 'email', 'roles', 'created_at', 'disabled_at', 'approves_from'])
    .select(sql<boolean>`sealed_secret is not null`.as('set_up'))
    .select(({ selectFrom }) => [
      selectFrom('operator_sessions')
        .select(sql<Date>`max(last_seen_at)`.as('seen'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('last_seen_at'),
      selectFrom('operator_sessions')
        .select(sql<number>`count(*)::int`.as('number'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('sessions'),
      selectFrom('operator_recovery_codes')
        .select(sql<number>`count(*)::int`.as('number'))
        .whereRef('operator_id', '=', 'operators.id')
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .orderBy(sql`disabled_at is not null`)
    .orderBy('email')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** An enabled operator, locked until the transaction ends. */
export function lockStaff(db: Handle, operator: Id) {
  return operatorsTables(db)
    .selectFrom('operators')
    .select(['id', 'email', 'roles'])
    .where('id', '=', operator)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The administrators who can log in. Locks them in one order, so that two cannot remove each other at once. */
const lockAdministrators = (db: Handle) =>
  operatorsTables(db)
    .selectFrom('operators')
    .select('id')
    .where('sealed_secret', 'is not', null)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`roles @> '{administrator}'`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether another administrator can log in. */
export async function hasOtherAdministrator(db: Handle, operator: Id): Promise<boolean> {
  return (await lockAdministrators(db)).some(({ id }) => id !== operator);
}

/** Whether the operator is the only administrator who can log in. */
export async function isLastAdministrator(db: Handle, operator: Id): Promise<boolean> {
  const able = await lockAdministrators(db);
  return able.length === 1 && able[0]?.id === operator;
}

interface NewRoles {
  readonly roles: readonly Role[];
  /** The operator gains a role, and approves nothing for a day. */
  readonly gains: boolean;
  readonly now: Date;
}

export async function storeRoles(db: Handle, operator: Id, { roles, gains, now }: NewRoles): Promise<void> {
  await operatorsTables(db)
    .updateTable('operators')
    .set({ roles: [...roles], ...(gains && { approves_from: addHours(now, newApproverHours) }) })
    .where('id', '=', operator)
    .execute();
}
