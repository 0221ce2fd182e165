import { sql } from 'kysely';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { Id } from '#contract/kit/id.ts';
import type { LookingFor } from '#contract/profiles/fields.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notAmongBlocked } from '#server/safety/door.ts';
import { storedCriteria } from '../search/criteria.ts';
import { discoveryTables } from '../tables.ts';

/** Number of fictional profiles from which one is drawn at random. */
const drawn = 200;

/**
 * Draws a fictional profile on the same site whose gender and wish match the newcomer's, without a block
 * between them. Returns null in any of these cases:
 * - no such profile exists
 * - the member joined before `since`
 * - the member hides fictional profiles (FIC-11)
 * - the member already had their automatic like
 */
export async function drawFictionalGiver(db: Handle, member: Id, since: Date): Promise<Id | null> {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from (
      select other.member_id
      from profiles own
      join members on members.id = own.member_id and members.joined_at >= ${since}
      join profiles other on other.site_id = own.site_id and own.looking_for in (other.gender, 'both')
        and other.looking_for in (own.gender, 'both') and other.fictional and other.status = 'active'
        and not own.hides_fictional
        and ${notAmongBlocked(member, sql<Id>`other.member_id`)}
        and not exists (select from auto_likes where auto_likes.member_id = own.member_id)
      where own.member_id = ${member}
      limit ${drawn}
    ) fitting
    order by random() limit 1`.execute(db);
  return rows[0]?.member_id ?? null;
}

/** Marks a member as having had their automatic like. False if they had it before. */
export async function claimAutoLike(db: Handle, member: Id, at: Date): Promise<boolean> {
  const claimed = await discoveryTables(db)
    .insertInto('auto_likes')
    .values({ member_id: member, given_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Removes the mark, because no giver was left. */
export async function releaseAutoLike(db: Handle, member: Id): Promise<void> {
  await discoveryTables(db).deleteFrom('auto_likes').where('member_id', '=', member).execute();
}

export interface StoredStandingLike {
  readonly criteria: Criteria;
  readonly since: Date;
}

/** Reads a member's standing like. Undefined if there is none. */
export async function standingLikeOf(db: Handle, member: Id): Promise<StoredStandingLike | undefined> {
  const row = await discoveryTables(db)
    .selectFrom('standing_likes')
    .select(['criteria', 'since'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row && { criteria: storedCriteria(row.criteria), since: row.since };
}

/** Inserts the standing like or changes its search. The start and the time of the next like are kept. */
export async function writeStandingLike(
  db: Handle,
  like: {
    readonly member: Id;
    readonly site: number;
    readonly gender: LookingFor;
    readonly criteria: Criteria;
    readonly now: Date;
  },
): Promise<void> {
  const { gender } = like;
  const criteria = JSON.stringify(like.criteria);
  await discoveryTables(db)
    .insertInto('standing_likes')
    .values({
      member_id: like.member,
      site_id: like.site,
      gender,
      criteria,
      since: like.now,
      next_at: like.now,
    })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ gender, criteria }))
    .execute();
}

export async function deleteStandingLike(db: Handle, member: Id): Promise<void> {
  await discoveryTables(db).deleteFrom('standing_likes').where('member_id', '=', member).execute();
}

/** Deletes a bounded number of standing likes of members inactive since a moment. Returns the number. */
export async function endIdleStandingLikes(db: Handle, since: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from standing_likes where member_id in (
      select member_id from standing_likes join profiles using (member_id)
      where last_active_at < ${since} limit ${most}
    ) returning member_id`.execute(db);
  return rows.length;
}
