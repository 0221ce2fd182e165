import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { LikeOrigin } from '#contract/likes/like.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notWithheld } from '#server/safety/door.ts';

export interface UnshownLike {
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
    select l.other_id as other, l.created_at as at, l.origin, back.other_id is not null as match
    from (
      select other_id, created_at, origin from likes
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
