import { sql } from 'kysely';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { storedCriteria } from '../search/tidy-criteria.ts';
import { discoveryTables } from '../tables.ts';

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

/** Deletes a bounded number of standing likes of members inactive since a moment. Returns the number. */
export async function endIdleStandingLikes(db: Handle, since: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from standing_likes where member_id in (
      select member_id from standing_likes join profiles using (member_id)
      where last_active_at < ${since} limit ${most}
    ) returning member_id`.execute(db);
  return rows.length;
}
