import { sql } from 'kysely';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { storedCriteria } from '../search/tidy-criteria.ts';
import { discoveryTables } from '../tables.ts';

export interface KeptStandingLike {
  readonly criteria: Criteria;
  readonly since: Date;
}

/** A member's standing like; undefined where there is none. */
export async function standingLikeOf(db: Handle, member: Id): Promise<KeptStandingLike | undefined> {
  const row = await discoveryTables(db)
    .selectFrom('standing_likes')
    .select(['criteria', 'since'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row && { criteria: storedCriteria(row.criteria), since: row.since };
}

/** Writes it, or changes its search: since when it is on stays, and when the next like may be given. */
export async function writeStandingLike(
  db: Handle,
  like: {
    readonly member: Id;
    readonly site: number;
    readonly gender: Gender;
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

/** Ends those of members who were not here since a moment, a bounded number at once; how many. */
export async function endIdleStandingLikes(db: Handle, since: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from standing_likes where member_id in (
      select member_id from standing_likes join profiles using (member_id)
      where last_active_at < ${since} limit ${most}
    ) returning member_id`.execute(db);
  return rows.length;
}
