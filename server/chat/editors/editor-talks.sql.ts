import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import {
  claimRows,
  countQueue,
  isFree,
  isHeldBy,
  type ReviewQueue,
} from '#server/platform/review-queue/review-queue.sql.ts';
import { chatTables } from '../tables.ts';

/** Conversations that wait, oldest first, as in the index `editor_talks_waiting`. */
const queue: ReviewQueue = {
  table: 'editor_talks',
  key: ['conversation_id'],
  waits: sql<boolean>`waiting_since is not null`,
  order: sql`waiting_since, conversation_id`,
  columns: ['conversation_id', 'site_id', 'member_id', 'profile_id', 'waiting_since'],
};

/**
 * The member can get an answer: they are not closed, restricted or unconfirmed, and did not remove the
 * conversation.
 */
const isReachable = sql<boolean>`exists (
  select from profiles join participants own on own.member_id = profiles.member_id
    and own.conversation_id = editor_talks.conversation_id
  join conversations on conversations.id = own.conversation_id
  where profiles.member_id = editor_talks.member_id and profiles.status <> 'disabled'
    and own.removed_up_to < conversations.last_seq)`;

const isServed = (served: readonly number[]) =>
  sql<boolean>`editor_talks.site_id = any(${[...served]}::smallint[])`;

/** Serializes the claims and answers of one editor, so that limits count concurrent calls. */
export async function lockEditor(db: Handle, operator: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat:editor:${operator}`}, 0))`.execute(db);
}

export interface ClaimedTalk {
  readonly conversation_id: Id;
  readonly site_id: number;
  readonly member_id: Id;
  readonly profile_id: Id;
}

export interface TalkClaim {
  readonly operator: Id;
  readonly conversation: Id | undefined;
  readonly served: readonly number[];
  readonly now: Date;
  readonly until: Date;
}

/**
 * Claims a conversation: the given one, or the one that waits longest and that nobody holds. An editor may
 * claim their own conversation again, also after their answer.
 */
export async function claimEditorTalk(
  db: Handle,
  { operator, conversation, served, now, until }: TalkClaim,
): Promise<ClaimedTalk | undefined> {
  const waits = sql<boolean>`(${queue.waits} and ${isServed(served)} and ${isReachable})`;
  const wanted =
    conversation === undefined
      ? sql<boolean>`${waits} and ${isFree(now)}`
      : sql<boolean>`conversation_id = ${conversation}
          and (${isHeldBy(operator, now)} or ${waits} and (${isFree(now)} or claimed_by = ${operator}))`;
  const [row] = await claimRows<ClaimedTalk>(db, queue, wanted, { operator, limit: 1, until });
  return row;
}

/** How many other conversations an editor holds now. */
export async function countHeldTalks(
  db: Handle,
  operator: Id,
  now: Date,
  besides: Id | undefined,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from editor_talks
    where ${isHeldBy(operator, now)} and conversation_id is distinct from ${besides ?? null}::bigint`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
}

export interface WaitingRow {
  readonly conversation_id: Id;
  readonly site_id: number;
  readonly profile: string;
  readonly language: string | null;
  readonly waiting_since: Date | null;
  readonly answer_by: Date | null;
  readonly claimed_by: Id | null;
  readonly claimed_until: Date | null;
}

/** A page of the queue, and the conversations that the operator holds. */
export async function waitingTalkRows(
  db: Handle,
  wanted: {
    readonly operator: Id;
    readonly served: readonly number[];
    readonly now: Date;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<WaitingRow[]> {
  const { operator, served, now, offset, limit } = wanted;
  const { rows } = await sql<WaitingRow>`
    select editor_talks.conversation_id, editor_talks.site_id, fictional.name as profile, addresses.language,
      editor_talks.waiting_since, editor_talks.claimed_by, editor_talks.claimed_until,
      (select min(open.answer_by) from fictional_messages open
        where open.conversation_id = editor_talks.conversation_id and open.outcome is null) as answer_by
    from editor_talks
    join profiles fictional on fictional.member_id = editor_talks.profile_id
    left join addresses on addresses.member_id = editor_talks.member_id
    where (waiting_since is not null and ${isReachable} and ${isServed(served)})
      or ${isHeldBy(operator, now)}
    order by waiting_since nulls first, conversation_id
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export const countWaitingTalks = (db: Handle, served: readonly number[]) =>
  countQueue(
    db,
    sql`select from editor_talks where ${queue.waits} and ${isServed(served)} and ${isReachable}`,
  );

/** The parties of a conversation that the operator holds. */
export function heldTalk(db: Handle, conversation: Id, operator: Id, now: Date) {
  return chatTables(db)
    .selectFrom('editor_talks')
    .select(['conversation_id', 'site_id', 'member_id', 'profile_id'])
    .where('conversation_id', '=', conversation)
    .where(isHeldBy(operator, now))
    .executeTakeFirst();
}

/** The same, locked until the end of the transaction. The conversation is locked before. */
export function lockHeldTalk(db: Handle, conversation: Id, operator: Id, now: Date) {
  return chatTables(db)
    .selectFrom('editor_talks')
    .select(['member_id', 'profile_id'])
    .where('conversation_id', '=', conversation)
    .where(isHeldBy(operator, now))
    .forUpdate()
    .executeTakeFirst();
}

/** Extends a claim, or only reads its end. Undefined if the operator does not hold the conversation. */
export async function extendClaim(
  db: Handle,
  { conversation, operator, now, until }: { conversation: Id; operator: Id; now: Date; until: Date | null },
): Promise<{ readonly claimed_until: Date; readonly last_seq: number } | undefined> {
  const { rows } = await sql<{ claimed_until: Date; last_seq: number }>`
    update editor_talks set claimed_until = coalesce(${until}::timestamptz, claimed_until)
    from conversations
    where editor_talks.conversation_id = ${conversation} and conversations.id = editor_talks.conversation_id
      and ${isHeldBy(operator, now)}
    returning editor_talks.claimed_until, conversations.last_seq`.execute(db);
  return rows[0];
}

export async function releaseClaim(db: Handle, conversation: Id, operator: Id): Promise<void> {
  await chatTables(db)
    .updateTable('editor_talks')
    .set({ claimed_by: null, claimed_until: null })
    .where('conversation_id', '=', conversation)
    .where('claimed_by', '=', operator)
    .execute();
}
