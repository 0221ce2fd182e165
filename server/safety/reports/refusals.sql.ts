import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Ground } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

export interface RefusedPhoto {
  readonly site: number;
  readonly member: Id;
  readonly photo: Id;
  readonly origin: string;
  readonly at: Date;
}

/** Inserts the closed case of a refused photo. Undefined if the photo has one. */
export async function insertRefusalCase(
  db: Handle,
  { site, member, photo, origin, at, keepUntil }: RefusedPhoto & { readonly keepUntil: Date },
): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .insertInto('reports')
    .values({
      ...{ site_id: site, member_id: member, photo_id: photo, origin },
      ...{ reason: 'other', source: 'review', snapshot: '{}', status: 'closed', keep_until: keepUntil },
      ...{ created_at: at, waits_since: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Deletes the case of a refused photo that its operator approved after all; an appealed one stays. The counts keep
 * the refusal and its end (SAFE-7).
 */
export async function deleteRefusalCase(
  db: Handle,
  { member, photo, at }: Pick<RefusedPhoto, 'member' | 'photo' | 'at'>,
): Promise<void> {
  await sql`
    with refused as (
      select reports.id, reports.site_id, reports.reason, decisions.ground
      from reports join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
      where member_id = ${member} and photo_id = ${photo} and source = 'review' and status = 'closed'
        and not exists (select from appeals where appeals.report_id = reports.id)
    ), gone as (
      delete from reports using refused where reports.id = refused.id
      returning refused.site_id, refused.reason, refused.ground
    )
    insert into moderation_events (site_id, day, kind, about, source, reason, category, outcome, measure, ground, basis)
    select site_id, moderation_day(${at}), 'undone', 'case', 'own', reason, moderation_category(ground), 'withdrawn',
      'photo_refused', ground, moderation_basis(ground)
    from gone`.execute(db);
}

/** Marks the refusals about which the member was not mailed yet, and returns them. */
export async function takeUnmailedRefusals(
  db: Handle,
  member: Id,
  now: Date,
): Promise<Array<{ readonly id: Id; readonly ground: Ground; readonly facts: string | null }>> {
  const { rows } = await sql<{ id: Id; ground: Ground; facts: string | null }>`
    update decisions set told_at = ${now} from reports
    where reports.id = decisions.report_id and reports.member_id = ${member} and reports.source = 'review'
      and decisions.stage = 'first' and decisions.told_at is null
    returning reports.id, decisions.ground, decisions.facts`.execute(db);
  return rows;
}

/** Site and origin of the newest refusal about which the member was not mailed yet. */
export async function unmailedRefusal(
  db: Handle,
  member: Id,
): Promise<{ readonly site: number; readonly origin: string } | undefined> {
  const { rows } = await sql<{ site: number; origin: string }>`
    select reports.site_id as site, reports.origin from reports
    join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.member_id = ${member} and reports.source = 'review' and decisions.told_at is null
    order by reports.created_at desc, reports.id desc limit 1`.execute(db);
  return rows[0];
}
