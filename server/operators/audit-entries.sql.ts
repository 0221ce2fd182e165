import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from './tables.ts';

export interface AuditEntry {
  /** Null for an action from the service's command line, and for an event that no operator caused. */
  readonly operator: Id | null;
  readonly action: string;
  readonly member?: Id;
  readonly subject?: Id;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
  readonly at: Date;
}

export async function insertAuditEntry(db: Handle, entry: AuditEntry): Promise<void> {
  const { operator, action, member = null, subject = null, details = {}, at } = entry;
  await operatorsTables(db)
    .insertInto('audit_entries')
    .values({
      operator_id: operator,
      action,
      member_id: member,
      subject_id: subject,
      details: JSON.stringify(details),
      at,
    })
    .execute();
}

/** Operator actions that concerned a member, oldest first. */
export function auditEntriesAbout(db: Handle, member: Id) {
  return operatorsTables(db)
    .selectFrom('audit_entries')
    .select(['at', 'action', 'details'])
    .where('member_id', '=', member)
    .orderBy('id')
    .execute();
}
