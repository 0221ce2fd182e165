import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Right } from '#contract/kit/right.ts';
import { newApproverHours } from '#contract/operators/approval.ts';
import { type Role, rightsOfRoles } from '#contract/operators/roles.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { idleSince } from '#server/platform/identity/identity.ts';
import { purgePendingLogins } from '#server/platform/identity/pending-logins.sql.ts';
import { purgeSessions } from '#server/platform/identity/sessions.sql.ts';
import { addDays, addHours } from '#server/platform/time.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { purgeSecurityEvents } from './security-log/security-events.sql.ts';
import { operatorsTables } from './tables.ts';

/** The form in which an address is stored and searched. */
const plainEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Returns the operator of an address, created with these roles if necessary. Locks the row until the
 * transaction ends.
 */
export async function ensureOperator(
  db: Handle,
  { email, roles, now }: { readonly email: string; readonly roles: readonly Role[]; readonly now: Date },
): Promise<{ id: Id; made: boolean }> {
  const made = await operatorsTables(db)
    .insertInto('operators')
    .values({
      email: plainEmail(email),
      roles: [...roles],
      created_at: now,
      approves_from: addHours(now, newApproverHours),
    })
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

/** The addresses of these operators, by id. */
export async function operatorAddresses(db: Handle, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const rows = await operatorsTables(db)
    .selectFrom('operators')
    .select(['id', 'email'])
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
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

/** Returns whether no other operator with this right is set up and enabled. */
export async function isOnlyOperator(db: Handle, operator: Id, right: Right): Promise<boolean> {
  const others = await enabled(db).select('roles').where('id', '<>', operator).execute();
  return !others.some(({ roles }) => rightsOfRoles(roles).has(right));
}

/** Operators who can log in, with address and roles, by address. */
export const colleagueRows = (db: Handle) =>
  enabled(db).select(['id', 'email', 'roles']).orderBy('email').limit(200).execute();

/** Returns whether an enabled operator has a right now. */
export async function operatorHasRight(db: Handle, operator: Id, right: Right): Promise<boolean> {
  const row = await enabled(db).select('roles').where('id', '=', operator).executeTakeFirst();
  return row !== undefined && rightsOfRoles(row.roles).has(right);
}

/** Number of operators who can log in and have a right. */
export async function countOperators(db: Handle, right: Right): Promise<number> {
  const all = await enabled(db).select('roles').execute();
  return all.filter(({ roles }) => rightsOfRoles(roles).has(right)).length;
}

/** Every operator that ever was, also disabled ones, for a search in the logs. */
export const allOperators = (db: Handle) =>
  operatorsTables(db).selectFrom('operators').select(['id', 'email']).orderBy('email').execute();

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

export interface PendingLogin {
  readonly operator: Id;
  /** Hash of the correct password: nothing is stored if the password was changed meanwhile. */
  readonly passwordHash: string;
  readonly hash: Buffer;
  readonly expires: Date;
}

/** Returns false if the operator has a different password by now, or none. */
export async function insertPendingLogin(db: Handle, pending: PendingLogin): Promise<boolean> {
  const { operator, passwordHash, hash, expires } = pending;
  const inserted = await operatorsTables(db)
    .insertInto('operator_pending_logins')
    .columns(['operator_id', 'token_hash', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('operators')
        .select([
          'id',
          sql<Buffer>`${hash}::bytea`.as('token_hash'),
          sql<Date>`${expires}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', operator)
        .where('password_hash', '=', passwordHash)
        .forShare(),
    )
    .returning('operator_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The valid session of a token; undefined for a disabled operator. */
export function sessionOfToken(db: Handle, hash: Buffer, now: Date) {
  return operatorsTables(db)
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .modifyFront(prepared)
    .select([
      'operator_sessions.id',
      'operator_sessions.operator_id',
      'operator_sessions.last_seen_at',
      'operator_sessions.proven_at',
      'operators.roles',
    ])
    .where('operator_sessions.token_hash', '=', hash)
    .where('operator_sessions.expires_at', '>', now)
    .where('operator_sessions.last_seen_at', '>', idleSince(operatorIdentity, now))
    .where('operators.disabled_at', 'is', null)
    .executeTakeFirst();
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

/** Enables a disabled operator with these roles, as new as a new one. Does nothing to an enabled one. */
export async function enableOperatorRow(
  db: Handle,
  operator: Id,
  { roles, now }: { readonly roles: readonly Role[]; readonly now: Date },
): Promise<boolean> {
  const enabledNow = await operatorsTables(db)
    .updateTable('operators')
    .set({ disabled_at: null, roles: [...roles], approves_from: addHours(now, newApproverHours) })
    .where('id', '=', operator)
    .where('disabled_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return enabledNow !== undefined;
}

/** Notes that the second factor was proven in a session just now. */
export async function proveSession(db: Handle, session: Id, now: Date): Promise<void> {
  await operatorsTables(db)
    .updateTable('operator_sessions')
    .set({ proven_at: now })
    .where('id', '=', session)
    .execute();
}

/** The roles of an operator, and since when they may approve acts of others. */
export function readApprover(db: Handle, operator: Id) {
  return operatorsTables(db)
    .selectFrom('operators')
    .select(['id', 'email', 'roles', 'approves_from', 'disabled_at'])
    .where('id', '=', operator)
    .executeTakeFirstOrThrow();
}

/** The moment from which an operator may approve acts of others. */
export const operatorApprovesFrom = async (db: Handle, operator: Id): Promise<Date> =>
  (await readApprover(db, operator)).approves_from;

/** Whether an operator can no longer log in. */
export const isOperatorDisabled = async (db: Handle, operator: Id): Promise<boolean> =>
  (await readApprover(db, operator)).disabled_at !== null;

/** Operators who can log in, with their roles. */
export const enabledWithRoles = (db: Handle) => enabled(db).select(['id', 'roles']).orderBy('id').execute();

/** As long as the lifetime of the device cookie. */
const deviceDays = 365;

/**
 * Removes expired data: security events, logins, pending logins, set-up links, unused browsers and attempts.
 * The audit log stays.
 */
export async function purgeExpired(db: Handle, now: Date): Promise<void> {
  const tables = operatorsTables(db);
  await purgeSessions(db, operatorIdentity, now);
  await purgePendingLogins(db, operatorIdentity, now);
  await tables.deleteFrom('operator_set_ups').where('expires_at', '<=', now).execute();
  await tables
    .deleteFrom('operator_known_devices')
    .where('last_seen_at', '<=', addDays(now, -deviceDays))
    .execute();
  await purgeSecurityEvents(db, now);
  await tables.deleteFrom('operator_limits').where('expire', '<=', now.getTime()).execute();
}
