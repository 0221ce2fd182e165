import { noteRecorded } from '#server/platform/http/recorded-looks.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type AuditEntry, insertAuditEntry } from './audit-entries.sql.ts';
import { lockEnabledOperator } from './operators.sql.ts';

/**
 * Writes an operator's action into the audit log, in the transaction of the action: neither is stored without
 * the other (SAFE-2). Throws `operator_required` if the operator was disabled meanwhile, which rolls all of
 * it back. `action` is `<domain>/<verb>`; `details` hold only our own terms and numbers.
 */
export async function recordAction(
  { db }: Pick<Unit, 'db'>,
  entry: AuditEntry & { readonly operator: number },
): Promise<void> {
  if (!(await lockEnabledOperator(db, entry.operator))) throw new Refusal('operator_required');
  await insertAuditEntry(db, entry);
  noteRecorded();
}

/** Writes an event about a member that no operator caused into the audit log, in the caller's transaction. */
export async function recordEvent(
  { db }: Pick<Unit, 'db'>,
  event: Omit<AuditEntry, 'operator'>,
): Promise<void> {
  await insertAuditEntry(db, { ...event, operator: null });
}
