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
import { extendAssignment, isUnassigned } from '../moderation-queue/assignments.sql.ts';
import { queueOrder } from '../moderation-queue/queue.sql.ts';
import { safetyTables } from '../tables.ts';
import type { ReporterTraces } from '../trust/reporter-traces.ts';

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
  /** Network and browser of the sender, as keyed hashes. */
  readonly traces: ReporterTraces;
  readonly flagger: Id | null;
  readonly language: Locale;
  readonly origin: string;
  readonly at: Date;
}

/**
 * Returns undefined if a complaint of this form exists already. With `unreadUntil` the new one is closed unread, and kept
 * until that moment.
 */
export async function insertComplaint(
  db: Handle,
  complaint: NewComplaint,
  unreadUntil: Date | null = null,
): Promise<Id | undefined> {
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
      network_hash: complaint.traces.network,
      device_hash: complaint.traces.device,
      flagger_id: complaint.flagger,
      language: complaint.language,
      origin: complaint.origin,
      created_at: complaint.at,
      ...(unreadUntil && { outcome: 'unread' as const, answered_at: complaint.at, keep_until: unreadUntil }),
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
    .select(['language', 'origin', 'created_at', 'outcome', 'answer', 'answered_at', 'answered_by'])
    .select(['appeals', 'flagger_id'])
    .select((of) =>
      of
        .selectFrom('complaints as appeal')
        .select('appeal.id')
        .whereRef('appeal.appeals', '=', 'complaints.id')
        .as('appealed_by'),
    );

export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof complaintRow>>>;

export const complaintRow = (db: Handle, complaint: Id) =>
  facts(db).where('id', '=', complaint).executeTakeFirst();

/** The complaint while the operator holds it, locked until the transaction ends. */
export const lockHeldComplaint = (db: Handle, complaint: Id, operator: Id) =>
  facts(db).where('id', '=', complaint).where(isClaimedBy(operator)).forUpdate().executeTakeFirst();

/** Orders two appeals against one answer. */
export async function lockComplaint(db: Handle, complaint: Id): Promise<void> {
  await safetyTables(db)
    .selectFrom('complaints')
    .select('id')
    .where('id', '=', complaint)
    .forUpdate()
    .execute();
}

/** Inserts the appeal against the answer to a notice: a notice of the same sender about the same place. */
export async function insertAnswerAppeal(
  db: Handle,
  { notice, words, at }: { readonly notice: Id; readonly words: string; readonly at: Date },
): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`
    insert into complaints (site_id, client_id, member_id, declared, address_hash, subject, words, order_number, place,
      language, origin, created_at, appeals, flagger_id)
    select site_id, gen_random_uuid(), member_id, declared, address_hash, subject, ${words}, order_number, place,
      language, origin, ${at}, id, flagger_id from complaints where id = ${notice} returning id`.execute(db);
  const [made] = rows;
  if (made === undefined) throw new Error('an appealed notice is missing');
  return made.id;
}

/** SQL condition: this operator gave the answer that the complaint appeals against. */
export const isAnsweredBy = (operator: Id) => sql<boolean>`exists (
  select from complaints answered where answered.id = complaints.appeals and answered.answered_by = ${operator})`;

/** Returns whether another operator has to answer the complaint. */
export async function isAnswerForAnother(db: Handle, complaint: Id, operator: Id): Promise<boolean> {
  const { rows } = await sql`
    select from complaints where id = ${complaint} and outcome is null and ${isAnsweredBy(operator)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The cases that operators opened for a notice, with the outcome of each. */
export async function casesOfComplaint(
  db: Handle,
  complaint: Id,
): Promise<Array<{ readonly id: Id; readonly outcome: string | null }>> {
  const { rows } = await sql<{ id: Id; outcome: string | null }>`
    select reports.id, decisions.outcome from reports
    left join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.complaint_id = ${complaint} order by reports.created_at, reports.id`.execute(db);
  return rows;
}
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
  /** The service has no other operator, so this one also gets appeals against their own answers. */
  readonly alone: boolean;
  readonly now: Date;
  readonly until: Date;
}

/**
 * Claims a complaint for an operator: the given one, or the next free one in the order of the queue. Skips
 * rows that others are claiming. An appeal goes to another operator than the answer (DSA-3). An answered complaint stays visible to its operator while they hold it.
 */
export async function claimComplaintRow(
  db: Handle,
  complaint: Id | undefined,
  { operator, alone, now, until }: Claim,
): Promise<Id | undefined> {
  const queue = queueOrder.complaints;
  const allowed = alone ? sql<boolean>`true` : sql<boolean>`not ${isAnsweredBy(operator)}`;
  const next = sql<boolean>`${queue.waits} and ${isFree(now)} and ${allowed}`;
  const wanted =
    complaint === undefined
      ? sql<boolean>`${next} and ${isUnassigned(operator, now)}`
      : sql<boolean>`id = ${complaint} and (
          ${isClaimedBy(operator)} and (${queue.waits} or claimed_until > ${now}) or ${next}
        )`;
  const [claimed] = await claimRows<{ id: Id }>(db, queue, wanted, { operator, until, limit: 1 });
  if (claimed !== undefined) await extendAssignment(db, 'complaints', { id: claimed.id, operator, now });
  return claimed?.id;
}

/** The waiting complaints in the order of the queue. */
export function waitingComplaints(db: Handle, limit: number) {
  return safetyTables(db)
    .selectFrom('complaints')
    .select(['id', 'subject', 'created_at', 'claimed_by', 'claimed_until', 'flagger_id'])
    .where(queueOrder.complaints.waits)
    .orderBy(queueOrder.complaints.order)
    .limit(limit)
    .execute();
}

export interface Answered {
  readonly outcome: ComplaintOutcome;
  readonly words: string;
  readonly operator: Id;
  /** The operator answers an appeal against their own answer, as the only one of the service. */
  readonly alone: boolean;
  readonly at: Date;
  readonly keepUntil: Date;
}

export async function storeAnswer(
  db: Handle,
  complaint: Id,
  { outcome, words, operator, alone, at, keepUntil }: Answered,
): Promise<void> {
  await safetyTables(db)
    .updateTable('complaints')
    .set({ outcome, answer: words, answered_by: operator, answered_alone: alone, answered_at: at })
    .set({ keep_until: keepUntil, assigned_to: null, assigned_until: null })
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
  // The network and the browser would still link the notice to the member's other acts.
  await tables
    .updateTable('complaints')
    .set({ member_id: null, network_hash: null, device_hash: null })
    .where('member_id', '=', member)
    .execute();
}

/** Forgets networks and browsers of the senders of complaints from before a moment. */
export async function forgetSenderTraces(db: Handle, before: Date): Promise<void> {
  await safetyTables(db)
    .updateTable('complaints')
    .set({ network_hash: null, device_hash: null })
    .where('created_at', '<=', before)
    .where((row) => row.or([row('network_hash', 'is not', null), row('device_hash', 'is not', null)]))
    .execute();
}

/** Deletes complaints after their retention period. */
export async function deleteExpiredComplaints(db: Handle, now: Date): Promise<void> {
  await safetyTables(db).deleteFrom('complaints').where('keep_until', '<=', now).execute();
}
