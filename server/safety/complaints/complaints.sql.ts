import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import {
  type ComplaintOutcome,
  type ComplaintSubject,
  complaintNotices,
} from '#contract/safety/complaint.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { claimRows, isClaimedBy, isFree } from '#server/platform/review-queue/review-queue.sql.ts';
import { queueOrder } from '../moderation-queue/queue.sql.ts';
import { safetyTables } from '../tables.ts';

export interface NewComplaint {
  readonly site: number;
  readonly clientId: string;
  readonly member: Id | null;
  /** Name and address, sealed. Null for a member, or a sender who gave none. */
  readonly declared: Buffer | null;
  readonly addressHash: Buffer | null;
  readonly subject: ComplaintSubject;
  readonly words: string;
  readonly order: string | null;
  readonly place: string | null;
  readonly language: Locale;
  readonly origin: string;
  readonly at: Date;
}

/** Returns undefined if a complaint of this form exists already. */
export async function insertComplaint(db: Handle, complaint: NewComplaint): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .insertInto('complaints')
    .values({
      site_id: complaint.site,
      client_id: complaint.clientId,
      member_id: complaint.member,
      declared: complaint.declared,
      address_hash: complaint.addressHash,
      subject: complaint.subject,
      words: complaint.words,
      order_number: complaint.order,
      place: complaint.place,
      language: complaint.language,
      origin: complaint.origin,
      created_at: complaint.at,
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The complaint sent with a form before; undefined if the form now has different content. */
export async function complaintByClientId(
  db: Handle,
  { clientId, member, addressHash, subject, words }: NewComplaint,
): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .selectFrom('complaints')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`member_id is not distinct from ${member}::bigint`)
    .where(sql<boolean>`address_hash is not distinct from ${addressHash}::bytea`)
    .where('subject', '=', subject)
    .where('words', '=', words)
    .executeTakeFirst();
  return row?.id;
}

/** Serialises the counting of receipts to an address. */
export async function lockSender(db: Handle, sender: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:complaint:${sender}`}, 0))`.execute(db);
}

/** Number of complaints from a member or an address since a moment, counted up to `most`. */
export async function complaintsSince(
  db: Handle,
  from: { readonly member: Id | null; readonly addressHash: Buffer | null },
  since: Date,
  most: number,
): Promise<number> {
  const rows = await safetyTables(db)
    .selectFrom('complaints')
    .select('id')
    .$if(from.member !== null, (query) => query.where('member_id', '=', from.member))
    .$if(from.member === null, (query) => query.where('address_hash', '=', from.addressHash))
    .where('created_at', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}

const facts = (db: Handle) =>
  safetyTables(db)
    .selectFrom('complaints')
    .select(['id', 'site_id', 'member_id', 'declared', 'subject', 'words', 'order_number', 'place'])
    .select(['language', 'origin', 'created_at', 'outcome', 'answer', 'answered_at', 'answered_by']);

export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof complaintRow>>>;

export const complaintRow = (db: Handle, complaint: Id) =>
  facts(db).where('id', '=', complaint).executeTakeFirst();

/** The complaint while the operator holds it, locked until the transaction ends. */
export const lockHeldComplaint = (db: Handle, complaint: Id, operator: Id) =>
  facts(db).where('id', '=', complaint).where(isClaimedBy(operator)).forUpdate().executeTakeFirst();

/** The complaint while the operator holds it. */
export const heldComplaint = (db: Handle, complaint: Id, operator: Id) =>
  facts(db).where('id', '=', complaint).where(isClaimedBy(operator)).executeTakeFirst();

/** A complaint without an answer, locked until the transaction ends. */
export const lockOpenNotice = (db: Handle, complaint: Id) =>
  facts(db).where('id', '=', complaint).where('outcome', 'is', null).forUpdate().executeTakeFirst();

/** The complaints of a member, newest first. */
export const complaintsOf = (db: Handle, member: Id) =>
  facts(db).where('member_id', '=', member).orderBy('created_at', 'desc').orderBy('id').limit(100).execute();

interface Claim {
  readonly operator: Id;
  readonly now: Date;
  readonly until: Date;
}

/**
 * Claims a complaint for an operator: the given one, or the next free one in the order of the queue. Skips
 * rows that others are claiming. An answered complaint stays visible to its operator while they hold it.
 */
export async function claimComplaintRow(
  db: Handle,
  complaint: Id | undefined,
  { operator, now, until }: Claim,
): Promise<Id | undefined> {
  const queue = queueOrder.complaints;
  const next = sql<boolean>`${queue.waits} and ${isFree(now)}`;
  const wanted =
    complaint === undefined
      ? next
      : sql<boolean>`id = ${complaint} and (
          ${isClaimedBy(operator)} and (${queue.waits} or claimed_until > ${now}) or ${next}
        )`;
  const [claimed] = await claimRows<{ id: Id }>(db, queue, wanted, { operator, until, limit: 1 });
  return claimed?.id;
}

/** The waiting complaints in the order of the queue. */
export function waitingComplaints(db: Handle, limit: number) {
  return safetyTables(db)
    .selectFrom('complaints')
    .select(['id', 'subject', 'created_at', 'claimed_by', 'claimed_until'])
    .where(queueOrder.complaints.waits)
    .orderBy(queueOrder.complaints.order)
    .limit(limit)
    .execute();
}

export interface Answered {
  readonly outcome: ComplaintOutcome;
  readonly words: string;
  readonly operator: Id;
  readonly at: Date;
  readonly keepUntil: Date;
}

export async function storeAnswer(
  db: Handle,
  complaint: Id,
  { outcome, words, operator, at, keepUntil }: Answered,
): Promise<void> {
  await safetyTables(db)
    .updateTable('complaints')
    .set({ outcome, answer: words, answered_by: operator, answered_at: at, keep_until: keepUntil })
    .where('id', '=', complaint)
    .execute();
}

/**
 * Deletes the complaints of an erased member. A waiting notice about something on the site stays without its
 * sender, because it may concern a person in danger. An answer to it reaches nobody.
 */
export async function eraseComplaintsOf(db: Handle, member: Id): Promise<void> {
  const tables = safetyTables(db);
  await tables
    .deleteFrom('complaints')
    .where('member_id', '=', member)
    .where((row) => row.or([row('outcome', 'is not', null), row('subject', 'not in', complaintNotices)]))
    .execute();
  await tables.updateTable('complaints').set({ member_id: null }).where('member_id', '=', member).execute();
}

/** Deletes complaints after their retention period. */
export async function deleteExpiredComplaints(db: Handle, now: Date): Promise<void> {
  await safetyTables(db).deleteFrom('complaints').where('keep_until', '<=', now).execute();
}
