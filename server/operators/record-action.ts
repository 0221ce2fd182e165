import type { Unit } from '#server/platform/platform.ts';
import { type AuditEntry, insertAuditEntry } from './store/audit-entries.ts';

/**
 * Writes what an operator does into the audit log, in the transaction that does it: neither is there without the other
 * (SAFE-2). `action` names it as `<domain>/<verb>`; `details` hold words and numbers of ours alone.
 */
export function recordAction(
  { db }: Pick<Unit, 'db'>,
  entry: AuditEntry & { readonly operator: number },
): Promise<void> {
  return insertAuditEntry(db, entry);
}
