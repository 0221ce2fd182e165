import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { EvidenceScope, Incident, LegalBasis } from '#contract/safety/evidence-export.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

export interface NewEvidenceExport {
  readonly clientId: string;
  readonly hold: Id;
  readonly member: Id;
  readonly operator: Id;
  readonly at: Date;
  readonly authority: string;
  readonly caseNumber: string | null;
  readonly legalBasis: LegalBasis;
  readonly scope: readonly EvidenceScope[];
  readonly conversation: Id | null;
  readonly words: string;
  readonly happenedAt: Date | null;
  readonly incident: Incident;
}

export interface EvidenceExportRow {
  readonly id: Id;
  readonly hold_id: Id;
  readonly member_id: Id;
  readonly asked_by: Id;
  readonly asker: string;
  readonly asked_at: Date;
  readonly authority: string;
  readonly case_number: string | null;
  readonly legal_basis: LegalBasis;
  readonly scope: EvidenceScope[];
  readonly conversation_id: Id | null;
  readonly words: string | null;
  readonly happened_at: Date | null;
  readonly incident: Incident;
  readonly approved_by: Id | null;
  readonly storage_key: string | null;
  readonly sha256: Buffer | null;
  readonly ready_at: Date | null;
  readonly expires_at: Date | null;
  readonly fetched: number;
  /** The request was declined, or nobody approved it in time. */
  readonly declined: boolean;
}

/** Returns the export, also if the same form was sent before. `approval` is its request; null for a new one. */
export async function insertEvidenceExport(
  db: Handle,
  added: NewEvidenceExport,
): Promise<{ readonly id: Id; readonly approval: Id | null }> {
  const row = await safetyTables(db)
    .insertInto('evidence_exports')
    .values({
      ...{ client_id: added.clientId, hold_id: added.hold, member_id: added.member, scope: [...added.scope] },
      ...{ asked_by: added.operator, asked_at: added.at, authority: added.authority, words: added.words },
      ...{ case_number: added.caseNumber, legal_basis: added.legalBasis, incident: added.incident },
      ...{ conversation_id: added.conversation, happened_at: added.happenedAt },
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return { id: row.id, approval: null };
  const { rows } = await sql<{ id: Id; approval: Id }>`
    select evidence_exports.id, approvals.id as approval from evidence_exports
    join approvals on approvals.kind = 'evidence' and approvals.payload ->> 'export' = evidence_exports.id::text
    where client_id = ${added.clientId}`.execute(db);
  const [before] = rows;
  if (before === undefined) throw new Error('an export without its request');
  return before;
}

/** Exports of a member, or one export, newest first. */
export async function evidenceExports(
  db: Handle,
  which: { readonly member: Id } | { readonly id: Id },
  now: Date,
): Promise<EvidenceExportRow[]> {
  const those = 'id' in which ? sql`made.id = ${which.id}` : sql`made.member_id = ${which.member}`;
  const { rows } = await sql<EvidenceExportRow>`
    select made.*, asker.email as asker, made.approved_by is null and not exists (
      select from approvals where approvals.member_id = made.member_id and kind = 'evidence'
        and payload ->> 'export' = made.id::text and decided_at is null and expires_at > ${now}) as declined
    from evidence_exports made join operators asker on asker.id = made.asked_by
    where ${those} order by made.asked_at desc, made.id limit 100`.execute(db);
  return rows;
}

/** Records the approval. A trigger compares it with the request. */
export async function approveExport(
  db: Handle,
  { id, operator, key }: { readonly id: Id; readonly operator: Id; readonly key: string },
): Promise<void> {
  await sql`update evidence_exports set approved_by = ${operator}, storage_key = ${key}
    where id = ${id}`.execute(db);
}

/** Marks the file as ready. False if another run did. */
export async function finishEvidenceExport(
  db: Handle,
  made: { readonly id: Id; readonly sha256: Buffer; readonly now: Date; readonly expires: Date },
): Promise<boolean> {
  const { rows } = await sql`update evidence_exports
    set ready_at = ${made.now}, sha256 = ${made.sha256}, expires_at = ${made.expires}
    where id = ${made.id} and ready_at is null and storage_key is not null returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Counts a download of the operator who asked, while the file can be fetched. Undefined otherwise. The
 * constraint limits the number even if two downloads start at once.
 */
export async function countFetch(
  db: Handle,
  {
    id,
    operator,
    now,
    most,
  }: { readonly id: Id; readonly operator: Id; readonly now: Date; readonly most: number },
): Promise<{ readonly storage_key: string; readonly member_id: Id; readonly fetched: number } | undefined> {
  const { rows } = await sql<{ storage_key: string; member_id: Id; fetched: number }>`
    update evidence_exports set fetched = fetched + 1
    where id = ${id} and asked_by = ${operator} and expires_at > ${now} and fetched < ${most}
      and storage_key is not null
    returning storage_key, member_id, fetched`.execute(db);
  return rows[0];
}

/** Files of exports that nobody can fetch any more. */
export async function expiredExportFiles(
  db: Handle,
  now: Date,
): Promise<Array<{ readonly id: Id; readonly key: string }>> {
  const { rows } = await sql<{ id: Id; key: string }>`
    select id, storage_key as key from evidence_exports
    where storage_key is not null and expires_at <= ${now} order by expires_at limit 100`.execute(db);
  return rows;
}

export async function forgetExportFile(db: Handle, id: Id): Promise<void> {
  await sql`update evidence_exports set storage_key = null where id = ${id}`.execute(db);
}

export interface NewAuthorityReport {
  readonly clientId: string;
  readonly hold: Id;
  readonly member: Id;
  readonly operator: Id;
  readonly authority: string;
  readonly reference: string;
  readonly reportedAt: Date;
  readonly at: Date;
}

/** Returns the report, and whether it is a new one. */
export async function insertAuthorityReport(
  db: Handle,
  added: NewAuthorityReport,
): Promise<{ readonly id: Id; readonly isNew: boolean }> {
  const row = await safetyTables(db)
    .insertInto('authority_reports')
    .values({
      ...{ client_id: added.clientId, hold_id: added.hold, member_id: added.member },
      ...{ operator_id: added.operator, authority: added.authority, reference: added.reference },
      ...{ reported_at: added.reportedAt, recorded_at: added.at },
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return { id: row.id, isNew: true };
  const { id } = await safetyTables(db)
    .selectFrom('authority_reports')
    .select('id')
    .where('client_id', '=', added.clientId)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** Reports to authorities about a member, newest first. */
export async function authorityReportsOf(db: Handle, member: Id) {
  const { rows } = await sql<{
    id: Id;
    hold_id: Id;
    authority: string;
    reference: string;
    reported_at: Date;
    email: string;
  }>`
    select made.id, made.hold_id, made.authority, made.reference, made.reported_at, operators.email
    from authority_reports made join operators on operators.id = made.operator_id
    where made.member_id = ${member} order by made.reported_at desc limit 100`.execute(db);
  return rows;
}
