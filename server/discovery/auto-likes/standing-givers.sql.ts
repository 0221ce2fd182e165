import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notWithheld } from '#server/safety/door.ts';
import { choiceColumns, type Fragment } from '../search/search-conditions.sql.ts';

/** Maximum number of standing likes that are read in either direction from the random start. */
const walked = 250;
/** Number of givers returned as alternatives, because another newcomer may claim one in the meantime. */
const several = 5;

export interface Newcomer {
  readonly member: Id;
  readonly now: Date;
  /** A newcomer joined after this moment. */
  readonly joinedSince: Date;
  /** A giver was active after this moment. */
  readonly activeSince: Date;
  /** Random start among the standing likes, from 0 to 1. */
  readonly lot: number;
}

const asks = (name: string): Fragment => sql`wish.criteria ? ${name}`;

/** Any of several values matches. */
const choices: Fragment = sql.join(
  choiceColumns.map(
    (column) => sql`and (not ${asks(column)} or wish.criteria -> ${column} ? newcomer.${sql.ref(column)})`,
  ),
  sql` `,
);

/**
 * A lateral scan for the single newcomer. Only in this form does the planner read the index in its order and
 * stop early.
 */
const side = (gender: Fragment, condition: Fragment): Fragment => sql`
  select walk.* from newcomer cross join lateral (
    select * from standing_likes
    where standing_likes.site_id = newcomer.site_id and standing_likes.gender = ${gender} and ${condition}
    order by lot limit ${walked}
  ) walk`;

/**
 * Finds members whose standing like a newcomer fits.
 * - The criteria mirror `fits` of a search, from the other side; a property test compares the two.
 * - Each may find the other (`reachOf`) and is of the gender the other looks for.
 * - There is no like, conversation or swipe between them yet.
 * - A newcomer is findable, real, and had no automatic like.
 * - The scan limit bounds the work for every newcomer.
 */
export async function standingGivers(db: Handle, asked: Newcomer): Promise<Id[]> {
  const { member, now, lot } = asked;
  const { rows } = await sql<{ member_id: Id }>`
    with newcomer as materialized (
      select profiles.*, extract(year from age(${now.toISOString().slice(0, 10)}::date, date_of_birth)) as years,
        exists (
          select from photos
          where photos.member_id = profiles.member_id and photos.is_main and photos.status = 'active'
        ) as has_photo
      from profiles join members on members.id = profiles.member_id
      where profiles.member_id = ${member} and status = 'active' and not fictional
        and members.joined_at >= ${asked.joinedSince}
        and not exists (select from auto_likes where auto_likes.member_id = profiles.member_id)
    ), wish as materialized (
      ${sql.join(
        [sql`newcomer.gender`, sql`'both'`].flatMap((gender) => [
          side(gender, sql`lot >= ${lot}`),
          side(gender, sql`lot < ${lot}`),
        ]),
        sql` union all `,
      )}
    )
    select wish.member_id
    from newcomer, wish
    join profiles giver on giver.member_id = wish.member_id
    where wish.next_at <= ${now} and wish.member_id <> newcomer.member_id
      and giver.status = 'active' and not giver.fictional and giver.last_active_at > ${asked.activeSince}
      and newcomer.looking_for in (giver.gender, 'both')
      and newcomer.years >= coalesce((wish.criteria ->> 'min_age')::int, 18)
      and newcomer.years <= coalesce((wish.criteria ->> 'max_age')::int, 200)
      and (not ${asks('country')} or wish.criteria ->> 'country' = newcomer.country)
      and (not ${asks('countryregion')} or wish.criteria ->> 'countryregion' = newcomer.region)
      ${choices}
      and (not ${asks('interests')} or wish.criteria -> 'interests' <@ to_jsonb(newcomer.interests))
      and (not ${asks('with_photo')} or newcomer.has_photo)
      and (not ${asks('distance')} or
        newcomer.search_place <-> giver.search_cell <= (wish.criteria ->> 'distance')::int * 1000)
      and not exists (
        select from blocks where blocks.member_id = newcomer.member_id and blocks.other_id = wish.member_id
      )
      and not exists (
        select from swipes where swipes.member_id = newcomer.member_id and swipes.other_id = wish.member_id
      )
      and not exists (
        select from swipes where swipes.member_id = wish.member_id and swipes.other_id = newcomer.member_id
      )
      and ${notWithheld(sql<Id>`wish.member_id`)}
      and not acquainted(newcomer.member_id, wish.member_id)
    limit ${several}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** Claims the turn of one giver. Null if all were claimed, or their standing like ended, in the meantime. */
export async function claimGiver(
  db: Handle,
  givers: readonly Id[],
  { now, next }: { readonly now: Date; readonly next: Date },
): Promise<Id | null> {
  const { rows } = await sql<{ member_id: Id }>`
    update standing_likes set next_at = ${next}
    where member_id = (
      select member_id from standing_likes
      where member_id = any(${[...givers]}::bigint[]) and next_at <= ${now}
      limit 1 for update skip locked
    )
    returning member_id`.execute(db);
  return rows[0]?.member_id ?? null;
}
