import type { Handle } from '#server/platform/database/handle.ts';
import { replaceRecoveryCodes } from '#server/platform/identity/credentials.sql.ts';
import { forgetDevices } from '#server/platform/identity/known-devices.sql.ts';
import { deleteLoginsOf } from '#server/platform/identity/sessions.sql.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { addSeconds } from '#server/platform/time.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { disableOperatorRow, enableOperatorRow, ensureOperator, operatorOfAddress } from './operators.sql.ts';
import { removeSetUp, replaceSetUp } from './set-ups.sql.ts';

/** Validity of a set-up link. */
const setUpSeconds = 24 * 3600;

/**
 * Creates a set-up link for an operator and returns its token. Creates the operator if the address is new,
 * and enables a disabled one. Existing credentials keep working until the link is used.
 */
export function createSetUpLink(db: Handle, email: string, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { id, made } = await ensureOperator(transaction, email, now);
    const token = newToken();
    await enableOperatorRow(transaction, id);
    await replaceSetUp(transaction, {
      operator: id,
      hash: tokenHash(token),
      expires: addSeconds(now, setUpSeconds),
    });
    const action = made ? 'operators/make' : 'operators/renew';
    await insertAuditEntry(transaction, { operator: null, action, subject: id, at: now });
    return token;
  });
}

/**
 * Ends an operator's logins at once and deletes their credentials; only a new set-up link restores access.
 * Their entries stay in the audit log. Returns false if no operator has that address.
 */
export function disableOperator(db: Handle, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await operatorOfAddress(transaction, email);
    if (found === undefined) return false;
    // Updates first the row that every log-in reads or locks.
    await disableOperatorRow(transaction, found.id, now);
    await removeSetUp(transaction, found.id);
    await replaceRecoveryCodes(transaction, operatorIdentity, found.id, []);
    await forgetDevices(transaction, operatorIdentity, found.id);
    await deleteLoginsOf(transaction, operatorIdentity, found.id);
    await insertAuditEntry(transaction, {
      operator: null,
      action: 'operators/disable',
      subject: found.id,
      at: now,
    });
    return true;
  });
}
