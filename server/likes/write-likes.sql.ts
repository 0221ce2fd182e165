import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { LikeOrigin } from '#contract/likes/get-likes.ts';
import type { LikedPart } from '#contract/likes/like-about.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notWithheld } from '#server/safety/door.ts';
import { storedPart } from './show-abouts.ts';
import { likesTables } from './tables.ts';

interface NewLike {
  readonly from: Id;
  readonly to: Id;
  readonly origin: LikeOrigin;
  readonly at: Date;
  readonly about?: LikedPart | undefined;
}

interface Outcome {
  /** False if this like existed already. */
  readonly created: boolean;
  /** The other member likes back. */
  readonly match: boolean;
  /** The giver is flagged as fraud, so the recipient is not notified (FIC-9). */
  readonly withheld: boolean;
}

/**
 * Writes both sides of a like in one statement; an existing like stays unchanged. Call `lockPair` first. A
 * member who likes back by a tap sees the match on that device. So the other member's like is marked as shown
 * (LIKE-2).
 */
export async function insertLike(db: Handle, like: NewLike): Promise<Outcome> {
  const { from, to, origin, at } = like;
  const { about_photo, about_question } = storedPart(like.about);
  const { rows } = await sql<Outcome>`
    with added as (
      insert into likes (member_id, direction, other_id, origin, created_at, about_photo, about_question)
      values (${from}, 'given', ${to}, ${origin}, ${at}, null, null),
        (${to}, 'received', ${from}, ${origin}, ${at}, ${about_photo}, ${about_question})
      on conflict (member_id, direction, other_id) do nothing
      returning 1
    ), told as (
      update likes set told_at = ${at}
      where member_id = ${from} and direction = 'received' and other_id = ${to} and told_at is null
        and ${origin}::text = 'own'
    )
    select
      exists (select from added) as created,
      exists (
        select from likes where member_id = ${from} and direction = 'received' and other_id = ${to}
      ) and ${notWithheld(to)} as match,
      not ${notWithheld(from)} as withheld
  `.execute(db);
  return rows[0] ?? { created: false, match: false, withheld: false };
}

/**
 * Keeps a photo or an answer from being deleted until the transaction ends. False if the member has no such
 * part.
 */
export async function lockPart(db: Handle, liked: Id, part: LikedPart): Promise<boolean> {
  const { rows } = await ('photo' in part
    ? sql`select from photos where member_id = ${liked} and id = ${part.photo} for key share`
    : sql`select from prompt_answers where member_id = ${liked} and question = ${part.prompt} for key share`
  ).execute(db);
  return rows.length > 0;
}

/**
 * Changes what an existing like is about. A tap on a part makes an automatic like the member's own. False if
 * nothing changes. Call `lockPair` first.
 */
export async function setLikeAbout(db: Handle, from: Id, to: Id, part: LikedPart): Promise<boolean> {
  const { about_photo, about_question } = storedPart(part);
  const { rows } = await sql`
    with own as (
      update likes set origin = 'own'
      where member_id = ${from} and direction = 'given' and other_id = ${to} and origin <> 'own'
    )
    update likes set origin = 'own', about_photo = ${about_photo}, about_question = ${about_question}
    where member_id = ${to} and direction = 'received' and other_id = ${from}
      and (about_photo, about_question) is distinct from (${about_photo}::bigint, ${about_question}::text)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Deletes both sides. False if there was no like. Call `lockPair` first. */
export async function deleteLike(db: Handle, from: Id, to: Id): Promise<boolean> {
  const gone = await likesTables(db)
    .deleteFrom('likes')
    .where((is) =>
      is.or([
        is.and({ member_id: from, direction: 'given', other_id: to }),
        is.and({ member_id: to, direction: 'received', other_id: from }),
      ]),
    )
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Clears the new mark of a received like. False if it was clear or there is no such like. */
export async function setLikeSeen(db: Handle, member: Id, from: Id, at: Date): Promise<boolean> {
  const changed = await likesTables(db)
    .updateTable('likes')
    .set({ seen_at: at })
    .where('member_id', '=', member)
    .where('direction', '=', 'received')
    .where('other_id', '=', from)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Serializes transactions about one pair of members, in whichever direction. Two simultaneous likes thus see
 * each other, and no deadlock is possible. The lock is a statement of its own, so that the next statement
 * reads what the previous transaction committed. Members with many likes do not wait for each other.
 */
export async function lockPair(db: Handle, one: Id, other: Id): Promise<void> {
  const pair = `likes:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db);
}

/**
 * Deletes all likes of a member on both sides. The member's own rows lead to the others' rows, so that each
 * is found by its key.
 */
export async function deleteMemberLikes(db: Handle, member: Id): Promise<void> {
  await sql`
    with own as (
      delete from likes where member_id = ${member} returning direction, other_id
    )
    delete from likes using own
    where likes.member_id = own.other_id and likes.other_id = ${member}
      and likes.direction = case own.direction when 'given' then 'received' else 'given' end`.execute(db);
}
