import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from './tables.ts';

/** The form in which an address is stored and searched. */
const plainEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the operator of an address, created if necessary. Locks the row until the transaction ends. */
export async function ensureOperator(
  db: Handle,
  email: string,
  now: Date,
): Promise<{ id: Id; made: boolean }> {
  const made = await operatorsTables(db)
    .insertInto('operators')
    .values({ email: plainEmail(email), created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { id: made.id, made: true };
  const { id } = await operatorsTables(db)
    .selectFrom('operators')
    .select('id')
    .where('email', '=', plainEmail(email))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, made: false };
}

/** Uses one statement for known and unknown addresses alike. */
export function operatorOfAddress(db: Handle, email: string) {
  return operatorsTables(db)
    .selectFrom('operators')
    .select(['id', 'password_hash'])
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
}

/** Locks and reads the data that a second step needs. Undefined if the operator is disabled or not set up. */
export function lockOperator(db: Handle, operator: Id) {
  return operatorsTables(db)
    .selectFrom('operators')
    .select(['id', 'email', 'sealed_secret'])
    .where('id', '=', operator)
    .where('sealed_secret', 'is not', null)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function emailOf(db: Handle, operator: Id): Promise<string> {
  const { email } = await operatorsTables(db)
    .selectFrom('operators')
    .select('email')
    .where('id', '=', operator)
    .executeTakeFirstOrThrow();
  return email;
}

const enabled = (db: Handle) =>
  operatorsTables(db)
    .selectFrom('operators')
    .where('sealed_secret', 'is not', null)
    .where('disabled_at', 'is', null);

/** Ids of operators who are set up and not disabled. */
export async function enabledOperators(db: Handle): Promise<Id[]> {
  const rows = await enabled(db).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function enabledAddress(db: Handle, operator: Id): Promise<string | undefined> {
  const row = await enabled(db).select('email').where('id', '=', operator).executeTakeFirst();
  return row?.email;
}

export interface Credentials {
  readonly passwordHash: string;
  readonly sealedSecret: Buffer;
  /** Time step of the code that proved the secret, which is not accepted again. Null if none was used yet. */
  readonly step: number | null;
}

export async function storeCredentials(db: Handle, operator: Id, credentials: Credentials): Promise<void> {
  const { passwordHash, sealedSecret, step } = credentials;
  await operatorsTables(db)
    .updateTable('operators')
    .set({ password_hash: passwordHash, sealed_secret: sealedSecret, last_step: step })
    .where('id', '=', operator)
    .execute();
}

/**
 * Stores the same password hashed with newer parameters. Does nothing if the password was changed meanwhile.
 */
export async function replaceHash(db: Handle, operator: Id, before: string, hash: string): Promise<void> {
  await operatorsTables(db)
    .updateTable('operators')
    .set({ password_hash: hash })
    .where('id', '=', operator)
    .where('password_hash', '=', before)
    .execute();
}

/**
 * Uses up a time step. Returns false if it, or a later one, was used before: exactly one of several
 * simultaneous calls succeeds (AUTH-13).
 */
export async function spendOperatorTotpStep(db: Handle, operator: Id, step: number): Promise<boolean> {
  const taken = await operatorsTables(db)
    .updateTable('operators')
    .set({ last_step: step })
    .where('id', '=', operator)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns whether an operator is enabled, and keeps it so until the transaction ends. */
export async function lockEnabledOperator(db: Handle, operator: Id): Promise<boolean> {
  const row = await operatorsTables(db)
    .selectFrom('operators')
    .select('id')
    .where('id', '=', operator)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an operator's password and second factor, and disables them. */
export async function disableOperatorRow(db: Handle, operator: Id, now: Date): Promise<void> {
  await operatorsTables(db)
    .updateTable('operators')
    .set({ password_hash: null, sealed_secret: null, disabled_at: now })
    .where('id', '=', operator)
    .execute();
}

export async function enableOperatorRow(db: Handle, operator: Id): Promise<void> {
  await operatorsTables(db)
    .updateTable('operators')
    .set({ disabled_at: null })
    .where('id', '=', operator)
    .execute();
}
