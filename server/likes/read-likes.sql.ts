import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { LikeOrigin } from '#contract/likes/get-likes.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notWithheld } from '#server/safety/door.ts';
import type { StoredAbout } from './show-abouts.ts';

export interface LikeRow extends StoredAbout {
  readonly direction: 'given' | 'received';
  readonly other: Id;
  readonly at: Date;
  readonly seen: boolean;
  readonly match: boolean;
  readonly origin: LikeOrigin;
}

const side = (member: Id, direction: LikeRow['direction'], before: Date | null, limit: number) => sql`(
  select direction, other_id, created_at, seen_at, origin, about_photo, about_question
  from likes
  where member_id = ${member} and direction = ${direction}
    and (${before}::timestamptz is null or created_at < ${before}::timestamptz)
  order by created_at desc
  -- Includes all likes of the last instant, so that the next page skips none of them.
  fetch first ${limit} rows with ties
)`;

/**
 * A member's likes in both directions before an instant, newest first, at most `limit` of each. Likes and
 * matches of members flagged as fraud are left out (FIC-9).
 */
export async function newestLikes(
  db: Handle,
  member: Id,
  before: Date | null,
  limit: number,
): Promise<LikeRow[]> {
  const { rows } = await sql<LikeRow>`
    select l.direction, l.origin, l.other_id as other, l.created_at as at, l.seen_at is not null as seen,
      back.other_id is not null as match,
      coalesce(l.about_photo, theirs.about_photo) as about_photo,
      coalesce(l.about_question, theirs.about_question) as about_question
    from (${side(member, 'given', before, limit)} union all ${side(member, 'received', before, limit)}) l
    left join likes back on back.member_id = ${member} and back.other_id = l.other_id
      and back.direction = case l.direction when 'given' then 'received' else 'given' end
      and (l.direction = 'received' or ${notWithheld(sql<Id>`back.other_id`)})
    -- The receiver's side has what a like is about.
    left join likes theirs on l.direction = 'given' and theirs.member_id = l.other_id
      and theirs.direction = 'received' and theirs.other_id = ${member}
    where l.direction = 'given' or ${notWithheld(sql<Id>`l.other_id`)}
    order by l.created_at desc, l.other_id
  `.execute(db);
  return rows;
}

/** The maximum number of likes that a mail counts. */
const most = 100;

export interface UnseenLike {
  readonly other: Id;
  readonly at: Date;
  readonly match: boolean;
}

/**
 * Likes since a moment that the member has not seen. Only taps count: automatic likes and likes of members
 * flagged as fraud are left out (FIC-8, FIC-9, MEET-1). `from` limits the result to one giver.
 */
export async function unseenLikes(
  db: Handle,
  member: Id,
  since: Date,
  from: Id | null = null,
): Promise<UnseenLike[]> {
  const { rows } = await sql<UnseenLike>`
    select own.other_id as other, own.created_at as at, exists (
      select from likes back
      where back.member_id = own.member_id and back.direction = 'given' and back.other_id = own.other_id
    ) as match
    from likes own
    where own.member_id = ${member} and own.direction = 'received' and own.created_at >= ${since}
      and own.origin = 'own' and own.seen_at is null
      and ${notWithheld(sql<Id>`own.other_id`)}
      and (${from}::bigint is null or own.other_id = ${from}::bigint)
    order by own.created_at desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

export interface UnshownLike extends StoredAbout {
  readonly other: Id;
  readonly at: Date;
  readonly origin: LikeOrigin;
  readonly match: boolean;
}

/**
 * Received likes that no device has shown, taps first, then the newest. With `from` only the like of that
 * member, else all likes whose profile was not opened.
 */
export async function unshownLikes(
  db: Handle,
  member: Id,
  from: Id | null,
  most: number,
): Promise<UnshownLike[]> {
  const { rows } = await sql<UnshownLike>`
    select l.other_id as other, l.created_at as at, l.origin, l.about_photo, l.about_question,
      back.other_id is not null as match
    from (
      select other_id, created_at, origin, about_photo, about_question from likes
      where member_id = ${member} and direction = 'received' and told_at is null
        -- A like of a named member counts even if it was seen: opening the profile can mark it seen at the same time.
        and case when ${from}::bigint is null then seen_at is null else other_id = ${from}::bigint end
        and ${notWithheld(sql<Id>`likes.other_id`)}
      order by created_at desc limit ${most}
    ) l
    left join likes back on back.member_id = ${member} and back.direction = 'given' and back.other_id = l.other_id
    order by l.origin = 'own' desc, l.created_at desc, l.other_id`.execute(db);
  return rows;
}

/** Marks these likes as shown. Returns the givers whose like no other device has claimed meanwhile. */
export async function claimUnshownLikes(
  db: Handle,
  member: Id,
  from: readonly Id[],
  at: Date,
): Promise<ReadonlySet<Id>> {
  const { rows } = await sql<{ other_id: Id }>`
    update likes set told_at = ${at}
    where member_id = ${member} and direction = 'received' and told_at is null and other_id in (
      -- Locks the rows in one order, so that two devices that claim at the same time do not deadlock.
      select other_id from likes
      where member_id = ${member} and direction = 'received' and told_at is null
        and other_id = any(${[...from]}::bigint[])
      order by other_id for update
    )
    returning other_id`.execute(db);
  return new Set(rows.map(({ other_id }) => other_id));
}
