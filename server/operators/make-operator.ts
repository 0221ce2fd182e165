import type { Handle } from '#server/platform/database/handle.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { addSeconds } from '#server/platform/time.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { enableOperatorRow, ensureOperator } from './operators.sql.ts';
import { replaceSetUp } from './set-ups.sql.ts';

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
