import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { ItemFilter } from '#contract/operators/item-owner.ts';
import {
  type ComparedBooks,
  comparedBooks,
  type Finding,
  type FindingDetails,
  type FindingKind,
  findingDetails,
  findingKind,
} from '#contract/payments/console/list-findings.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import { passesItemFilter } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { paymentsTables } from '../tables.ts';

/** A difference between two books, or between what was paid and what went back. */
export interface Difference {
  readonly kind: FindingKind;
  /** The same on each night. */
  readonly subject: string;
  readonly payment: Id | null;
  readonly reference: string | null;
  readonly details: FindingDetails;
}

type Row = Selectable<PaymentsTables['reconciliation_findings']>;

const viewOf = (row: Row): Finding => ({
  id: row.id,
  kind: z.parse(findingKind, row.kind),
  books: z.parse(comparedBooks, row.books),
  payment_id: row.payment_id,
  provider_reference: row.provider_reference,
  details: z.parse(findingDetails, row.details),
  first_seen: row.first_seen.toISOString(),
  last_seen: row.last_seen.toISOString(),
  resolved: row.resolved_at && {
    how: row.resolved_by === null ? 'gone' : 'explained',
    at: row.resolved_at.toISOString(),
    note: row.note,
  },
});

/**
 * Records a difference, once however often it is seen; true if it is new. A difference that had disappeared
 * is reopened. An explained one is reopened only if its details have changed.
 */
export async function storeFinding(
  db: Handle,
  books: ComparedBooks,
  { kind, subject, payment, reference, details }: Difference,
  now: Date,
): Promise<boolean> {
  const stored = JSON.stringify(details);
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (
      select id, resolved_at is not null and (resolved_by is null or details <> ${stored}::jsonb) as reopened
      from reconciliation_findings
      where books = ${books} and kind = ${kind} and subject = ${subject}
    )
    insert into reconciliation_findings as known
      (books, kind, subject, payment_id, provider_reference, details, first_seen, last_seen)
    values (${books}, ${kind}, ${subject}, ${payment}, ${reference}, ${stored}::jsonb, ${now}, ${now})
    on conflict (books, kind, subject) do update set
      provider_reference = excluded.provider_reference,
      details = excluded.details,
      last_seen = greatest(known.last_seen, excluded.last_seen),
      resolved_at = case when known.resolved_by is null or known.details <> excluded.details
        then null else known.resolved_at end,
      resolved_by = case when known.details <> excluded.details then null else known.resolved_by end,
      note = case when known.details <> excluded.details then null else known.note end
    returning coalesce((select reopened from before), true) as is_new`.execute(db);
  return rows[0]?.is_new ?? false;
}

export interface OpenFinding {
  readonly id: Id;
  readonly kind: string;
  readonly subject: string;
  readonly payment: Id | null;
  readonly reference: string | null;
}

/** Open findings that were not seen since `since`, with ids above `after`. */
export function findingsUnseenSince(
  db: Handle,
  { books, since, after, limit }: { books: ComparedBooks; since: Date; after: Id; limit: number },
): Promise<OpenFinding[]> {
  return paymentsTables(db)
    .selectFrom('reconciliation_findings')
    .select(['id', 'kind', 'subject', 'payment_id as payment', 'provider_reference as reference'])
    .where('books', '=', books)
    .where('resolved_at', 'is', null)
    .where('last_seen', '<', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Closes a finding whose difference has disappeared. */
export async function closeFinding(db: Handle, id: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('reconciliation_findings')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .execute();
}

/** Closes the open finding about a subject, whose difference has disappeared. */
export async function closeFindingAbout(
  db: Handle,
  books: ComparedBooks,
  { kind, subject }: Pick<Difference, 'kind' | 'subject'>,
  now: Date,
): Promise<void> {
  await paymentsTables(db)
    .updateTable('reconciliation_findings')
    .set({ resolved_at: now, last_seen: sql`greatest(last_seen, ${now})` })
    .where('books', '=', books)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .execute();
}

/** Closes a finding with an operator's explanation. */
export async function explainFinding(
  db: Handle,
  id: Id,
  { operator, note, now }: { operator: Id; note: string; now: Date },
): Promise<'explained' | 'resolved' | 'unknown'> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('reconciliation_findings')
    .set({ resolved_at: now, resolved_by: operator, note })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'explained';
  const known = await paymentsTables(db)
    .selectFrom('reconciliation_findings')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return known ? 'resolved' : 'unknown';
}

interface FindingPage {
  readonly filter: ItemFilter & { readonly resolved: boolean; readonly why?: FindingKind | undefined };
  readonly reader: { readonly operator: Id; readonly now: Date };
  readonly offset: number;
  readonly limit: number;
}

/** Findings that pass a filter, newest first unless `sort` says otherwise, and the number of all of them. */
export async function pageOfFindings(db: Handle, { filter, reader, offset, limit }: FindingPage) {
  const { resolved, why, sort } = filter;
  const item = { queue: 'finding', item: sql.ref<Id>('id'), since: sql.ref<Date>('first_seen') } as const;
  const passes = sql<boolean>`(${resolved ? sql`resolved_at is not null` : sql`resolved_at is null`}
    and ${why === undefined ? sql`true` : sql`kind = ${why}`} and ${passesItemFilter(item, filter, reader)})`;
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  const rows = await paymentsTables(db)
    .selectFrom('reconciliation_findings')
    .selectAll()
    .where(passes)
    .orderBy('first_seen', direction)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const matching = await countQueue(db, sql`select from reconciliation_findings where ${passes}`);
  return { found: rows.map(viewOf), matching };
}

/** The open ones of these findings, locked until the transaction ends. */
export function lockOpenFindings(db: Handle, ids: readonly Id[]): Promise<Array<{ id: Id }>> {
  return paymentsTables(db)
    .selectFrom('reconciliation_findings')
    .select('id')
    .where('id', 'in', [...ids])
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Findings of one payment, newest first. */
export async function findingsOfPayment(db: Handle, payment: Id): Promise<Finding[]> {
  const rows = await paymentsTables(db)
    .selectFrom('reconciliation_findings')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('first_seen', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(viewOf);
}
