import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Fragment } from '../search/search-conditions.sql.ts';
import { discoveryTables } from '../tables.ts';

export interface Swipe {
  readonly member: Id;
  readonly other: Id;
  readonly choice: 'like' | 'pass';
  readonly at: Date;
}

/** Serialises a member's swipes, so that two devices count together. */
export async function lockSwipes(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('swipes', ${member}))`.execute(db);
}

/** Reads a member's swipe of another member since a moment. Older swipes are ignored. */
export function swipeOf(db: Handle, member: Id, other: Id, since: Date) {
  return discoveryTables(db)
    .selectFrom('swipes')
    .select('choice')
    .where('member_id', '=', member)
    .where('other_id', '=', other)
    .where('swiped_at', '>', since)
    .executeTakeFirst();
}

/** Stores a swipe. A new choice replaces an earlier one. */
export async function writeSwipe(db: Handle, { member, other, choice, at }: Swipe): Promise<void> {
  await discoveryTables(db)
    .insertInto('swipes')
    .values({ member_id: member, other_id: other, choice, swiped_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'other_id']).doUpdateSet({ choice, swiped_at: at }),
    )
    .execute();
}

export interface RecentSwipes {
  readonly likes: number;
  /** When the first of those likes was given. */
  readonly first_like_at: Date | null;
  /** The most recent swipe, whatever its age. */
  readonly last_other: Id | null;
  readonly last_choice: 'like' | 'pass' | null;
}

/** Reads the likes since a moment and the last swipe. */
export async function recentSwipes(db: Handle, member: Id, since: Date): Promise<RecentSwipes> {
  const { rows } = await sql<RecentSwipes>`
    select likes, first_like_at, last.other_id as last_other, last.choice as last_choice
    from (
      select count(*) as likes, min(swiped_at) as first_like_at from swipes
      where member_id = ${member} and swiped_at > ${since} and choice = 'like'
    ) given
    left join lateral (
      select other_id, choice from swipes where member_id = ${member}
      order by swiped_at desc, other_id limit 1
    ) last on true`.execute(db);
  return rows[0] ?? { likes: 0, first_like_at: null, last_other: null, last_choice: null };
}

export async function deleteSwipe(db: Handle, member: Id, other: Id): Promise<void> {
  await discoveryTables(db)
    .deleteFrom('swipes')
    .where('member_id', '=', member)
    .where('other_id', '=', other)
    .execute();
}

/** Deletes swipes from before a moment, so that the swiped members may return to the deck. */
export async function purgeSwipes(db: Handle, before: Date): Promise<void> {
  await discoveryTables(db).deleteFrom('swipes').where('swiped_at', '<', before).execute();
}

/** Deletes all swipes by or of a member. */
export async function deleteSwipesOf(db: Handle, member: Id): Promise<void> {
  await discoveryTables(db)
    .deleteFrom('swipes')
    .where((is) => is.or([is('member_id', '=', member), is('other_id', '=', member)]))
    .execute();
}

/** The condition that the member neither likes a profile nor swiped it since a moment. */
export const notSwiped = (member: Id, since: Date): Fragment => sql`
  profiles.member_id not in (
    select other_id from swipes where swipes.member_id = ${member} and swiped_at > ${since}
  )
  and profiles.member_id not in (
    select other_id from likes where likes.member_id = ${member} and direction = 'given'
  )`;
