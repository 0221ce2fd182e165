import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

export interface Promised {
  readonly conversation: Id;
  readonly seq: number;
  readonly member: Id;
  readonly profile: Id;
  readonly site: number;
  readonly cost: number;
  readonly sentAt: Date;
  /** The member asks to stop, so nobody answers. */
  readonly stops: boolean;
  readonly answerBy: Date;
}

/** Stores a message that an editor must answer, and puts its conversation into the queue. */
export async function insertPromise(db: Handle, promised: Promised): Promise<void> {
  const { conversation, seq, member, profile, site, cost, sentAt, stops, answerBy } = promised;
  const parties = { conversation_id: conversation, member_id: member, profile_id: profile, site_id: site };
  await chatTables(db)
    .insertInto('fictional_messages')
    .values({ ...parties, seq, cost, sent_at: sentAt, stops, answer_by: answerBy })
    .execute();
  const waiting = stops ? null : sentAt;
  await chatTables(db)
    .insertInto('editor_talks')
    .values({ ...parties, waiting_since: waiting })
    .onConflict((conflict) =>
      conflict.column('conversation_id').doUpdateSet({
        // A request to stop also ends the wait of earlier messages.
        waiting_since: stops ? null : sql`coalesce(editor_talks.waiting_since, excluded.waiting_since)`,
      }),
    )
    .execute();
}

export interface LastMessage {
  readonly seq: number;
  readonly sentAt: Date;
  readonly stops: boolean;
  readonly answerBy: Date;
  readonly outcome: string | null;
  readonly answers: number;
  /** The member removed the conversation after this message. */
  readonly removed: boolean;
}

/** The member's last message to a fictional profile, with the number of its answers. */
export async function lastFictionalMessage(db: Handle, conversation: Id): Promise<LastMessage | undefined> {
  const { rows } = await sql<LastMessage>`
    select asked.seq, asked.sent_at as "sentAt", asked.stops, asked.answer_by as "answerBy", asked.outcome,
      (select count(*)::int from editor_answers given
        where given.conversation_id = asked.conversation_id and given.answers_seq = asked.seq) as answers,
      coalesce(own.removed_up_to >= asked.seq, true) as removed
    from fictional_messages asked
    left join participants own
      on own.member_id = asked.member_id and own.conversation_id = asked.conversation_id
    where asked.conversation_id = ${conversation}
    order by asked.seq desc limit 1`.execute(db);
  return rows[0];
}

/** Settles every open message of a conversation that an answer covers. */
export async function settleAnswered(db: Handle, conversation: Id, upTo: number, at: Date): Promise<void> {
  await chatTables(db)
    .updateTable('fictional_messages')
    .set({ outcome: 'answered', settled_at: at })
    .where('conversation_id', '=', conversation)
    .where('seq', '<=', upTo)
    .where('outcome', 'is', null)
    .where('stops', '=', false)
    .execute();
}

/** Settles the open messages of a member to a profile after an operator gave the credits back. */
export async function settleRefunded(db: Handle, member: Id, profile: Id, at: Date): Promise<void> {
  await chatTables(db)
    .updateTable('fictional_messages')
    .set({ outcome: 'refunded', settled_at: at })
    .where('member_id', '=', member)
    .where('profile_id', '=', profile)
    .where('outcome', 'is', null)
    .execute();
}

/** The time is over, the member asked to stop, the site has no editors any more, or the profile retired. */
const isDue = (now: Date, served: readonly number[]) => sql<boolean>`(
  answer_by <= ${now} or stops or not site_id = any(${[...served]}::smallint[])
  or exists (select from profiles where profiles.member_id = profile_id and status <> 'active')
)`;

/** Conversations with messages whose time is over, oldest first. Sites outside `served` have no editors. */
export async function dueConversations(
  db: Handle,
  { now, served, limit }: { readonly now: Date; readonly served: readonly number[]; readonly limit: number },
): Promise<Id[]> {
  const { rows } = await sql<{ conversation_id: Id }>`
    select conversation_id from fictional_messages
    where outcome is null
      and ${isDue(now, served)}
    group by conversation_id order by min(answer_by), conversation_id limit ${limit}`.execute(db);
  return rows.map(({ conversation_id }) => conversation_id);
}

export interface DueMessage {
  readonly seq: number;
  readonly member_id: Id;
  readonly profile_id: Id;
  readonly site_id: number;
  readonly cost: number;
}

/** Locks a conversation, which comes before its other locks, and reads its due messages again. */
export async function lockDueMessages(
  db: Handle,
  conversation: Id,
  { now, served }: { readonly now: Date; readonly served: readonly number[] },
): Promise<DueMessage[]> {
  await sql`select from conversations where id = ${conversation} for update`.execute(db);
  const { rows } = await sql<DueMessage>`
    select seq, member_id, profile_id, site_id, cost from fictional_messages
    where conversation_id = ${conversation} and outcome is null
      and ${isDue(now, served)}
    order by seq for update`.execute(db);
  return rows;
}

/** Settles a message that nobody answered in time. */
export async function settleUnanswered(
  db: Handle,
  { conversation, seq, cost, at }: { conversation: Id; seq: number; cost: number; at: Date },
): Promise<void> {
  await chatTables(db)
    .updateTable('fictional_messages')
    .set({ outcome: cost > 0 ? 'returned' : 'expired', settled_at: at })
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .execute();
}

/** Sets the start of the wait to the oldest open message, or takes the conversation out of the queue. */
export async function refreshWait(db: Handle, conversation: Id): Promise<void> {
  await sql`
    update editor_talks set waiting_since = (
      select min(open.sent_at) from fictional_messages open
      where open.conversation_id = editor_talks.conversation_id and open.outcome is null and not open.stops
        and not exists (select from fictional_messages later
          where later.conversation_id = open.conversation_id and later.seq > open.seq and later.stops)
    )
    where conversation_id = ${conversation}`.execute(db);
}

/** Deletes everything of editors about a member or a fictional profile, before their messages go. */
export async function deleteEditorRows(db: Handle, member: Id): Promise<void> {
  const talks = sql`(select conversation_id from editor_talks where member_id = ${member} or profile_id = ${member})`;
  for (const table of ['editor_reviews', 'editor_answers', 'fictional_messages'])
    await sql`delete from ${sql.table(table)} where conversation_id in ${talks}`.execute(db);
  await sql`delete from editor_notes where profile_id = ${member} or conversation_id in ${talks}`.execute(db);
  await sql`delete from editor_talks where member_id = ${member} or profile_id = ${member}`.execute(db);
}

/** The notes of editors about a member's conversations, for the member's export (GDPR-7). */
export function notesForExport(db: Handle, member: Id) {
  return chatTables(db)
    .selectFrom('editor_notes')
    .innerJoin('editor_talks', 'editor_talks.conversation_id', 'editor_notes.conversation_id')
    .select(['editor_notes.profile_id', 'editor_notes.words', 'editor_notes.at'])
    .where('editor_talks.member_id', '=', member)
    .orderBy('editor_notes.id')
    .execute();
}

/** The member's messages with the promise of an answer, for the member's export (GDPR-7). */
export function promisesForExport(db: Handle, member: Id) {
  return chatTables(db)
    .selectFrom('fictional_messages')
    .select(['profile_id', 'seq', 'cost', 'sent_at', 'answer_by', 'outcome', 'settled_at', 'stops'])
    .where('member_id', '=', member)
    .orderBy('sent_at')
    .orderBy('seq')
    .execute();
}

/** The conversations of a fictional profile after one of them, by id. */
export async function talksOfProfile(
  db: Handle,
  profile: Id,
  { after, limit }: { readonly after: Id; readonly limit: number },
): Promise<Id[]> {
  const { rows } = await sql<{ conversation_id: Id }>`
    select conversation_id from participants
    where member_id = ${profile} and conversation_id > ${after}::bigint
    order by conversation_id limit ${limit}`.execute(db);
  return rows.map(({ conversation_id }) => conversation_id);
}

/**
 * The member of a conversation with a retired profile, if its end is not announced yet. Undefined if the member
 * removed the conversation, or if its last message is the notice.
 */
export async function unendedTalk(
  db: Handle,
  conversation: Id,
  profile: Id,
): Promise<{ readonly member_id: Id; readonly site_id: number } | undefined> {
  const { rows } = await sql<{ member_id: Id; site_id: number }>`
    select mine.member_id, conversations.site_id from conversations
    join participants mine on mine.conversation_id = conversations.id and mine.other_id = ${profile}
    join profiles on profiles.member_id = ${profile} and profiles.status = 'invisible'
    join messages last on last.conversation_id = conversations.id and last.seq = conversations.last_seq
    where conversations.id = ${conversation} and mine.removed_up_to < conversations.last_seq
      and (last.kind <> 'system' or last.body <> 'retired')`.execute(db);
  return rows[0];
}
