import type { Id } from '#contract/kit/id.ts';
import type { Role } from '#contract/operators/roles.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { replaceRecoveryCodes } from '#server/platform/identity/credentials.sql.ts';
import { forgetDevices } from '#server/platform/identity/known-devices.sql.ts';
import { deleteLoginsOf } from '#server/platform/identity/sessions.sql.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { addHours } from '#server/platform/time.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { disableOperatorRow, enableOperatorRow, ensureOperator, operatorOfAddress } from './operators.sql.ts';
import { removeSetUp, replaceSetUp } from './set-ups.sql.ts';
import { isLastAdministrator } from './staff/staff.sql.ts';

/** Validity of a set-up link. */
export const setUpHours = 24;

/** Stores a new set-up link for an operator, voids the previous one, and returns its token. */
export async function newSetUpToken(db: Handle, operator: Id, now: Date): Promise<string> {
  const token = newToken();
  await replaceSetUp(db, { operator, hash: tokenHash(token), expires: addHours(now, setUpHours) });
  return token;
}

/**
 * Creates a set-up link for an operator and returns its token. Creates the operator if the address is new,
 * and enables a disabled one, both with these roles. An enabled operator keeps roles and credentials until the
 * link is used.
 */
export function createSetUpLink(
  db: Handle,
  email: string,
  now: Date,
  roles: readonly Role[] = ['administrator'],
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { id, made } = await ensureOperator(transaction, { email, roles, now });
    await enableOperatorRow(transaction, id, { roles, now });
    const token = await newSetUpToken(transaction, id, now);
    const action = made ? 'operators/make' : 'operators/renew';
    await insertAuditEntry(transaction, { operator: null, action, subject: id, at: now });
    return token;
  });
}

/** Deletes credentials, devices and logins of an operator, and disables them. */
export async function removeAccess(db: Handle, operator: Id, now: Date): Promise<void> {
  // Updates first the row that every log-in reads or locks.
  await disableOperatorRow(db, operator, now);
  await removeSetUp(db, operator);
  await replaceRecoveryCodes(db, operatorIdentity, operator, []);
  await forgetDevices(db, operatorIdentity, operator);
  await deleteLoginsOf(db, operatorIdentity, operator);
}

/**
 * Ends an operator's logins at once and deletes their credentials; only a new set-up link restores access.
 * Their entries stay in the audit log. Refuses the last administrator, without whom nobody could invite another.
 */
export function disableOperator(
  db: Handle,
  email: string,
  now: Date,
): Promise<'disabled' | 'unknown' | 'last_administrator'> {
  return db.transaction().execute(async (transaction) => {
    const found = await operatorOfAddress(transaction, email);
    if (found === undefined) return 'unknown';
    if (await isLastAdministrator(transaction, found.id)) return 'last_administrator';
    await removeAccess(transaction, found.id, now);
    await insertAuditEntry(transaction, {
      operator: null,
      action: 'operators/disable',
      subject: found.id,
      at: now,
    });
    return 'disabled';
  });
}
