import type { Handle } from '#server/platform/database/handle.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { disable, operatorOfAddress } from './operators.sql.ts';
import { replaceRecoveryCodes } from './recovery-codes.sql.ts';
import { deleteLoginsOf } from './sessions.sql.ts';
import { removeSetUp } from './set-ups.sql.ts';

/**
 * Ends an operator's logins at once and takes away whatever they could log in with; a new set-up link is the only way
 * back. What they did stays in the audit log. False: nobody has that address.
 */
export function disableOperator(db: Handle, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await operatorOfAddress(transaction, email);
    if (found === undefined) return false;
    // First the row that every way in looks at or holds.
    await disable(transaction, found.id, now);
    await removeSetUp(transaction, found.id);
    await replaceRecoveryCodes(transaction, found.id, []);
    await deleteLoginsOf(transaction, found.id);
    await insertAuditEntry(transaction, {
      operator: null,
      action: 'operators/disable',
      subject: found.id,
      at: now,
    });
    return true;
  });
}
