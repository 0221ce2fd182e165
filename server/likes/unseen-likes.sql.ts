import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notWithheld } from '#server/safety/door.ts';

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
