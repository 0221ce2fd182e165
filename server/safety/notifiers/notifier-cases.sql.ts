import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { AppealOutcome } from '#contract/safety/decision.ts';
import type { NotifierDecision } from '#contract/safety/notifiers/notifier.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

/** A sender of reports: a member, or the keyed hash of an address. Exactly one is set. */
export interface Sender {
  readonly member: Id | null;
  readonly address: Buffer | null;
}

/** SQL condition: the row is about this sender. */
const isAbout = ({ member, address }: Sender) =>
  member === null ? sql<boolean>`address_hash = ${address}` : sql<boolean>`member_id = ${member}`;

const waits = sql<boolean>`(decision is null or appealed_at is not null and reviewed_at is null)`;

export interface NewNotifierCase extends Sender {
  readonly site: number;
  readonly complaint: Id | null;
  readonly origin: string;
  readonly at: Date;
  readonly unfounded: number;
  readonly founded: number;
}

/** Opens a case, or brings the numbers of the open one up to date. */
export async function openNotifierCase(db: Handle, opened: NewNotifierCase): Promise<void> {
  const { site, member, address, complaint, origin, at, unfounded, founded } = opened;
  const key = member === null ? sql`(address_hash)` : sql`(member_id)`;
  await sql`
    insert into notifier_cases (site_id, member_id, address_hash, complaint_id, origin, opened_at, waits_since,
      unfounded, founded)
    values (${site}, ${member}, ${address}, ${complaint}, ${origin}, ${at}, ${at}, ${unfounded}, ${founded})
    on conflict ${key} where decision is null
    do update set unfounded = excluded.unfounded, founded = excluded.founded`.execute(db);
}

export type NotifierRow = NonNullable<Awaited<ReturnType<typeof lockNotifierCase>>>;

export const lockNotifierCase = (db: Handle, id: Id) =>
  safetyTables(db)
    .selectFrom('notifier_cases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const notifierCaseRow = (db: Handle, id: Id) =>
  safetyTables(db).selectFrom('notifier_cases').selectAll().where('id', '=', id).executeTakeFirst();

/** The language and the sealed sender of a notice. */
export const senderOfNotice = (db: Handle, complaint: Id) =>
  safetyTables(db)
    .selectFrom('complaints')
    .select(['language', 'declared'])
    .where('id', '=', complaint)
    .executeTakeFirst();

/** The cases that wait for an operator, longest first. */
export const waitingNotifiers = (db: Handle, page: { readonly offset: number; readonly limit: number }) =>
  safetyTables(db)
    .selectFrom('notifier_cases')
    .selectAll()
    .where(waits)
    .orderBy('waits_since')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

/** The warnings and suspensions of a member, newest first. */
export const decisionsOnNotifier = (db: Handle, member: Id) =>
  safetyTables(db)
    .selectFrom('notifier_cases')
    .selectAll()
    .where('member_id', '=', member)
    .where('facts', 'is not', null)
    .orderBy('decided_at', 'desc')
    .execute();

/** The last decision about the sender, and the last warning or suspension that holds, before a moment. */
export async function lastDecisions(
  db: Handle,
  sender: Sender,
  before: Date,
): Promise<{ readonly decided: Date | null; readonly warned: Date | null }> {
  const { rows } = await sql<{ decided: Date | null; warned: Date | null }>`
    select max(decided_at) as decided,
      max(decided_at) filter (where decision <> 'none' and appeal_outcome is distinct from 'reversed') as warned
    from notifier_cases where ${isAbout(sender)} and decided_at <= ${before}`.execute(db);
  return rows[0] ?? { decided: null, warned: null };
}

interface Decided {
  readonly decision: NotifierDecision;
  readonly facts: string | null;
  readonly operator: Id;
  readonly at: Date;
  readonly until: Date | null;
  readonly keepUntil: Date;
}

export async function storeNotifierDecision(db: Handle, id: Id, decided: Decided): Promise<void> {
  const { decision, facts, operator, at, until, keepUntil } = decided;
  await safetyTables(db)
    .updateTable('notifier_cases')
    .set({ decision, facts, decided_by: operator, decided_at: at, until, keep_until: keepUntil })
    .where('id', '=', id)
    .execute();
}

export async function storeNotifierAppeal(db: Handle, id: Id, words: string, at: Date): Promise<void> {
  await safetyTables(db)
    .updateTable('notifier_cases')
    .set({ appeal: words, appealed_at: at, waits_since: at })
    .where('id', '=', id)
    .execute();
}

interface Review {
  readonly outcome: AppealOutcome;
  readonly reasons: string;
  readonly operator: Id;
  readonly alone: boolean;
  readonly at: Date;
}

export async function storeNotifierReview(db: Handle, id: Id, review: Review): Promise<void> {
  const { outcome, reasons, operator, alone, at } = review;
  await safetyTables(db)
    .updateTable('notifier_cases')
    .set({ appeal_outcome: outcome, appeal_reasons: reasons, reviewed_by: operator })
    .set({ reviewed_at: at, reviewed_alone: alone })
    .where('id', '=', id)
    .execute();
}

/** The case that suspends the sender from reporting now. */
export async function suspensionOf(db: Handle, sender: Sender, now: Date): Promise<Id | undefined> {
  const { rows } = await sql<{ id: Id }>`
    select id from notifier_cases where ${isAbout(sender)} and decision = 'suspended' and until > ${now}
      and appeal_outcome is distinct from 'reversed' limit 1`.execute(db);
  return rows[0]?.id;
}

export async function eraseNotifierCasesOf(db: Handle, member: Id): Promise<void> {
  await safetyTables(db).deleteFrom('notifier_cases').where('member_id', '=', member).execute();
}

/** Deletes decided cases after their retention, and open ones whose reports are deleted by now. */
export async function deleteExpiredNotifierCases(db: Handle, now: Date, openedBefore: Date): Promise<void> {
  await sql`delete from notifier_cases
    where keep_until <= ${now} and (appealed_at is null or reviewed_at is not null)
      or decision is null and opened_at < ${openedBefore}`.execute(db);
}
