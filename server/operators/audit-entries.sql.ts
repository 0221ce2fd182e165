import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { silentActs } from '#contract/operators/silent-acts.ts';
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

export interface LookEntry {
  readonly operator: Id;
  readonly action: string;
  /** Stored as the member if one has this id. */
  readonly member: Id | null;
  readonly subject: Id | null;
  readonly details: Readonly<Record<string, number>>;
  readonly at: Date;
  /** Writes nothing if the operator made the same look since then. Null: always writes. */
  readonly unlessSince: Date | null;
}

/** One statement, because every call of the console waits for it. */
export async function insertLook(db: Handle, look: LookEntry): Promise<void> {
  const { operator, action, member, subject, details, at, unlessSince } = look;
  await sql`
    insert into audit_entries (operator_id, action, member_id, subject_id, details, at, look)
    select ${operator}::bigint, ${action}::text, (select id from members where id = ${member}::bigint),
      ${subject}::bigint, ${JSON.stringify(details)}::jsonb, ${at}::timestamptz, true
    where ${unlessSince}::timestamptz is null or not exists (
      select from audit_entries before
      where before.operator_id = ${operator} and before.at > ${unlessSince} and before.look
        and before.action = ${action} and before.subject_id is not distinct from ${subject}::bigint
        and before.details = ${JSON.stringify(details)}::jsonb)`.execute(db);
}

/** Operator actions that concerned a member, oldest first. Those about held evidence come after its release. */
export function auditEntriesAbout(db: Handle, member: Id) {
  return operatorsTables(db)
    .selectFrom('audit_entries')
    .select(['at', 'action', 'details'])
    .where('member_id', '=', member)
    .where(
      sql<boolean>`not (is_held(member_id) and (action = any(${[...silentActs]})
        or coalesce(details ->> 'kind', '') in ('release', 'evidence')
        or (action = 'safety/open-case' and coalesce(details ->> 'freeze', '') = 'true')))`,
    )
    .orderBy('id')
    .execute();
}

/** Acts of operators on a member with their address, newest first. */
export function actsOn(
  db: Handle,
  member: Id,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return operatorsTables(db)
    .selectFrom('audit_entries')
    .leftJoin('operators', 'operators.id', 'audit_entries.operator_id')
    .select(['audit_entries.at', 'audit_entries.action', 'operators.email'])
    .where('audit_entries.member_id', '=', member)
    .where('audit_entries.look', '=', false)
    .orderBy('audit_entries.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}
