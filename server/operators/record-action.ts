import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type AuditEntry, insertAuditEntry } from './audit-entries.sql.ts';
import { holdEnabled } from './operators.sql.ts';

/**
 * Writes what an operator does into the audit log, in the transaction that does it: neither is there without the other
 * (SAFE-2). Throws `operator_required` where they were disabled meanwhile, which undoes all of it. `action` names it as
 * `<domain>/<verb>`; `details` hold words and numbers of ours alone.
 */
export async function recordAction(
  { db }: Pick<Unit, 'db'>,
  entry: AuditEntry & { readonly operator: number },
): Promise<void> {
  if (!(await holdEnabled(db, entry.operator))) throw new Refusal('operator_required');
  await insertAuditEntry(db, entry);
}
