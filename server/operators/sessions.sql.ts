import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { idleSince } from './lifetimes.ts';
import { operatorsTables } from './tables.ts';

export async function insertSession(
  db: Handle,
  session: { readonly operator: Id; readonly hash: Buffer; readonly now: Date; readonly expires: Date },
): Promise<void> {
  const { operator, hash, now, expires } = session;
  await operatorsTables(db)
    .insertInto('operator_sessions')
    .values({
      operator_id: operator,
      token_hash: hash,
      created_at: now,
      last_seen_at: now,
      expires_at: expires,
    })
    .execute();
}

/** The valid session of a token; undefined for a disabled operator. */
export function sessionOfToken(db: Handle, hash: Buffer, now: Date) {
  return operatorsTables(db)
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .modifyFront(prepared)
    .select(['operator_sessions.id', 'operator_sessions.operator_id', 'operator_sessions.last_seen_at'])
    .where('operator_sessions.token_hash', '=', hash)
    .where('operator_sessions.expires_at', '>', now)
    .where('operator_sessions.last_seen_at', '>', idleSince(now))
    .where('operators.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Only the first of several simultaneous calls writes. */
export async function touchSession(db: Handle, session: Id, now: Date, seenBefore: Date): Promise<void> {
  await operatorsTables(db)
    .updateTable('operator_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', session)
    .where('last_seen_at', '<=', seenBefore)
    .execute();
}

/** Ends the session of a token and returns its operator. */
export async function deleteSession(db: Handle, hash: Buffer): Promise<Id | undefined> {
  const ended = await operatorsTables(db)
    .deleteFrom('operator_sessions')
    .where('token_hash', '=', hash)
    .returning('operator_id')
    .executeTakeFirst();
  return ended?.operator_id;
}

/** Ends all logins of an operator, complete or pending. */
export async function deleteLoginsOf(db: Handle, operator: Id): Promise<void> {
  await operatorsTables(db).deleteFrom('operator_sessions').where('operator_id', '=', operator).execute();
  await operatorsTables(db)
    .deleteFrom('operator_pending_logins')
    .where('operator_id', '=', operator)
    .execute();
}
