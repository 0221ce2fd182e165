import type { Handle } from '#server/platform/database/handle.ts';
import { replaceRecoveryCodes } from '#server/platform/identity/credentials.sql.ts';
import { deleteLoginsOf } from '#server/platform/identity/sessions.sql.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { disableOperatorRow, operatorOfAddress } from './operators.sql.ts';
import { removeSetUp } from './set-ups.sql.ts';

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
