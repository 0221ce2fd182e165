import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Ground, RestrictionKind } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { safetyTables } from '../tables.ts';

export interface NewRestriction {
  readonly report: Id;
  readonly site: number;
  readonly member: Id;
  readonly kind: RestrictionKind;
  readonly ground: Ground;
  /** Origin of the site, for links. */
  readonly origin: string;
  readonly since: Date;
  /** When it ends by itself; null if it does not. */
  readonly until: Date | null;
  /** The case about another account of the same person that this one follows (TRUST-9). */
  readonly follows?: Id | null;
}

/** Selects restrictions of a member; all of them if empty. */
export interface RestrictionFilter {
  /** Restrictions of one case. */
  readonly report?: Id;
  readonly kind?: RestrictionKind;
  /** Restrictions that are over at that moment. */
  readonly overAt?: Date;
}

const columns = ['report_id', 'site_id', 'member_id', 'kind', 'ground', 'origin', 'since', 'until'] as const;

/** Returns false if the case caused a restriction before, or the member is hidden already. */
export async function insertRestriction(db: Handle, added: NewRestriction): Promise<boolean> {
  const { report, site, member, ...restriction } = added;
  const { numInsertedOrUpdatedRows: written } = await safetyTables(db)
    .insertInto('restrictions')
    .values({ report_id: report, site_id: site, member_id: member, ...restriction })
    .onConflict((one) => one.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** Records that the statement of a restriction is sent when the silent freeze of its member ends (CSAM-2). */
export async function holdMail(db: Handle, report: Id): Promise<void> {
  await safetyTables(db)
    .updateTable('restrictions')
    .set({ mail_held: true })
    .where('report_id', '=', report)
    .execute();
}

interface HeldMailRow {
  readonly report_id: Id;
  readonly site_id: number;
  readonly kind: RestrictionKind;
  readonly ground: Ground;
  readonly origin: string;
  readonly until: Date | null;
  readonly photo_id: Id | null;
  readonly conversation_id: Id | null;
  readonly message_seq: number | null;
  readonly follows: Id | null;
  /** The rule of a hiding. */
  readonly rule: string | null;
}

/** The restrictions of a member whose statements waited, with the content of each case. They wait no longer. */
export async function takeHeldMails(db: Handle, member: Id): Promise<HeldMailRow[]> {
  const { rows } = await sql<HeldMailRow>`
    with held as (
      update restrictions set mail_held = false where member_id = ${member} and mail_held
      returning report_id, site_id, kind, ground, origin, until
    )
    select held.*, photo_id, conversation_id, message_seq, follows, rule from held
    left join reports on reports.id = held.report_id
    left join automatic_measures on automatic_measures.report_id = held.report_id
    order by held.report_id`.execute(db);
  return rows;
}

/** Deletes restrictions of a member and returns them. */
export function deleteRestrictions(db: Handle, member: Id, { report, kind, overAt }: RestrictionFilter) {
  return safetyTables(db)
    .deleteFrom('restrictions')
    .where('member_id', '=', member)
    .$if(report !== undefined, (those) => those.where('report_id', '=', report ?? 0))
    .$if(kind !== undefined, (those) => those.where('kind', '=', kind ?? 'hidden'))
    .$if(overAt !== undefined, (those) => those.where('until', '<=', overAt ?? null))
    .returning([...columns, 'mail_held'])
    .execute();
}

/** The bans that follow the bans of these cases (TRUST-9). */
export async function bansFollowing(
  db: Handle,
  reports: readonly Id[],
): Promise<Array<{ readonly report: Id; readonly member: Id }>> {
  if (reports.length === 0) return [];
  const rows = await safetyTables(db)
    .selectFrom('restrictions')
    .select(['report_id', 'member_id'])
    .where('follows', 'in', [...reports])
    .orderBy('member_id')
    .execute();
  return rows.map(({ report_id, member_id }) => ({ report: report_id, member: member_id }));
}

/**
 * Returns whether any of these members is banned. Also called with an empty list, so that timing reveals
 * nothing.
 */
export async function isAnyBannedOf(db: Handle, members: readonly Id[]): Promise<boolean> {
  const row = await safetyTables(db)
    .selectFrom('restrictions')
    .select('report_id')
    .where('member_id', '=', (any) => any.fn.any(any.val([...members])))
    .where('kind', '=', 'banned')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the ban that a case led to is in force. Keeps it so until the transaction ends. */
export async function isBanInForce(db: Handle, report: Id): Promise<boolean> {
  const row = await safetyTables(db)
    .selectFrom('restrictions')
    .select('report_id')
    .where('report_id', '=', report)
    .where('kind', '=', 'banned')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The restrictions of a member, oldest first. */
export function restrictionRows(db: Handle, member: Id) {
  return safetyTables(db)
    .selectFrom('restrictions')
    .select(columns)
    .where('member_id', '=', member)
    .orderBy('since')
    .orderBy('report_id')
    .execute();
}

/** The restrictions in force, newest first, and whether the case of each is still kept. */
export function newestRestrictions(
  db: Handle,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return safetyTables(db)
    .selectFrom('restrictions')
    .select(columns)
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('reports').select('id').whereRef('reports.id', '=', 'restrictions.report_id')).as(
        'has_case',
      ),
    )
    .select(({ selectFrom }) =>
      selectFrom('automatic_measures')
        .select('rule')
        .whereRef('automatic_measures.report_id', '=', 'restrictions.report_id')
        .where('restrictions.kind', '=', 'hidden')
        .as('rule'),
    )
    .orderBy('since', 'desc')
    .orderBy('report_id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Number of restrictions in force. */
export const countRestrictions = (db: Handle) => countQueue(db, sql`select from restrictions`);

/** Members with an expired suspension, with ids above `after`, ordered by id. */
export async function overRestricted(db: Handle, now: Date, after: Id, limit: number): Promise<Id[]> {
  const rows = await safetyTables(db)
    .selectFrom('restrictions')
    .select('member_id')
    .distinct()
    .where('until', '<=', now)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Records on the decisions behind restrictions that they were ended early. */
export async function markLifted(db: Handle, reports: readonly Id[], at: Date): Promise<void> {
  if (reports.length === 0) return;
  await safetyTables(db)
    .updateTable('decisions')
    .set({ lifted_at: at })
    .where('report_id', 'in', [...reports])
    .where('stage', '=', 'first')
    .where('outcome', 'in', ['suspended', 'banned'])
    .execute();
}

/** The case that hides a member's profile now, or undefined. */
export async function hiddenCase(db: Handle, member: Id): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .selectFrom('restrictions')
    .select('report_id')
    .where('member_id', '=', member)
    .where('kind', '=', 'hidden')
    .executeTakeFirst();
  return row?.report_id;
}
