import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

/** Serialises changes to the blocks of a pair, so that the events sent to both afterwards are correct. */
export async function lockPair(db: Handle, one: Id, other: Id): Promise<void> {
  const pair = `safety:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db);
}

export interface NewBlock {
  readonly site: number;
  readonly by: Id;
  readonly of: Id;
  readonly at: Date;
}

/** Result of a block. `none`: the member does not exist; `same`: the block existed before. */
export type BlockOutcome = 'none' | 'same' | 'created';

/**
 * Writes both sides of a block in one statement, if the other is a member of the site who is not erased. Call
 * `lockPair` first.
 */
export async function insertBlock(db: Handle, { site, by, of, at }: NewBlock): Promise<BlockOutcome> {
  const { rows } = await sql<{ found: boolean; created: boolean }>`
    with other as (
      select id from members where id = ${of} and site_id = ${site} and erased_at is null
    ), added as (
      insert into blocks (member_id, other_id, direction, created_at)
      select side.* from other, (values
        (${by}::bigint, ${of}::bigint, 'given', ${at}::timestamptz),
        (${of}::bigint, ${by}::bigint, 'received', ${at}::timestamptz)
      ) as side
      on conflict (member_id, other_id, direction) do nothing
      returning 1
    )
    select exists (select from other) as found, exists (select from added) as created`.execute(db);
  const [row] = rows;
  if (!row?.found) return 'none';
  return row.created ? 'created' : 'same';
}

/** Deletes both sides of a block; returns false if there was none. Call `lockPair` first. */
export async function deleteBlock(db: Handle, by: Id, of: Id): Promise<boolean> {
  const gone = await safetyTables(db)
    .deleteFrom('blocks')
    .where((is) =>
      is.or([
        is.and({ member_id: by, other_id: of, direction: 'given' }),
        is.and({ member_id: of, other_id: by, direction: 'received' }),
      ]),
    )
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/**
 * Deletes all blocks of a member, on both sides. The member's own rows lead to the others' rows: each is
 * found by its key.
 */
export async function deleteBlocksOf(db: Handle, member: Id): Promise<void> {
  await sql`
    with own as (
      delete from blocks where member_id = ${member} returning other_id, opposite
    )
    delete from blocks using own
    where blocks.member_id = own.other_id and blocks.other_id = ${member}
      and blocks.direction = own.opposite`.execute(db);
}

/** The members blocked by a member, newest first. */
export function newestBlocks(
  db: Handle,
  member: Id,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return safetyTables(db)
    .selectFrom('blocks')
    .select(['other_id', 'created_at'])
    .where('member_id', '=', member)
    .where('direction', '=', 'given')
    .orderBy('created_at', 'desc')
    .orderBy('other_id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export interface BlockState {
  /** The member blocks the other. */
  readonly given: boolean;
  /** The other blocks the member. */
  readonly received: boolean;
  /**
   * The other may hear of the member: they know each other by a like or a conversation, and the member's
   * profile is open. Likes, chat and profiles are above safety in the domain order, so the database evaluates
   * this and returns only the result.
   */
  readonly heard: boolean;
}

/** The block state between a member and another one. */
export async function blockStateOf(db: Handle, member: Id, other: Id): Promise<BlockState> {
  const { rows } = await sql<BlockState>`
    select coalesce(bool_or(direction = 'given'), false) as given,
      coalesce(bool_or(direction = 'received'), false) as received,
      acquainted(${member}, ${other})
        and exists (select from profiles where member_id = ${member} and status <> 'disabled') as heard
    from blocks where member_id = ${member} and other_id = ${other}`.execute(db);
  return rows[0] ?? { given: false, received: false, heard: false };
}
