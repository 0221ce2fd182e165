import * as z from 'zod/mini';
import type { AuditEntry } from '#contract/operators/search-audit-log.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorAddresses } from '../operators.sql.ts';
import { type AuditFilter, auditQuery, entryMoment } from './audit-log.sql.ts';

const detail = z.union([z.string(), z.number(), z.boolean()]);

const detailsOf = (stored: unknown): AuditEntry['details'] =>
  Object.fromEntries(
    Object.entries(z.parse(z.record(z.string(), z.unknown()), stored)).flatMap(([name, value]) => {
      const { data } = z.safeParse(detail, value);
      return data === undefined ? [] : [[name, data]];
    }),
  );

/** Entries of the audit log as operators see them. An unknown `after` is the end of the log. */
export async function readEntries(
  db: Handle,
  filter: AuditFilter,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<AuditEntry[]> {
  const from = after === undefined ? undefined : await entryMoment(db, after);
  if (after !== undefined && from === undefined) return [];
  const rows = await auditQuery(db, filter, { after: from, limit }).execute();
  const actors = rows.flatMap(({ operator_id: operator }) => (operator === null ? [] : [operator]));
  const addresses = await operatorAddresses(db, [...new Set(actors)]);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operator_id === null ? null : (addresses.get(row.operator_id) ?? null),
    operator_id: row.operator_id,
    action: row.action,
    look: row.look,
    member: row.member_id,
    subject: row.subject_id,
    details: detailsOf(row.details),
  }));
}
