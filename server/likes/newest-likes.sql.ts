import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { LikeOrigin } from '#contract/likes/like.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notWithheld } from '#server/safety/door.ts';

export interface LikeRow {
  readonly direction: 'given' | 'received';
  readonly other: Id;
  readonly at: Date;
  readonly seen: boolean;
  readonly match: boolean;
  readonly origin: LikeOrigin;
}

const side = (member: Id, direction: LikeRow['direction'], before: Date | null, limit: number) => sql`(
  select direction, other_id, created_at, seen_at, origin
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
      back.other_id is not null as match
    from (${side(member, 'given', before, limit)} union all ${side(member, 'received', before, limit)}) l
    left join likes back on back.member_id = ${member} and back.other_id = l.other_id
      and back.direction = case l.direction when 'given' then 'received' else 'given' end
      and (l.direction = 'received' or ${notWithheld(sql<Id>`back.other_id`)})
    where l.direction = 'given' or ${notWithheld(sql<Id>`l.other_id`)}
    order by l.created_at desc, l.other_id
  `.execute(db);
  return rows;
}
