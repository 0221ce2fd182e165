import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';

/**
 * A message to a fictional profile whose promise is broken (SAFE-6).
 * - `overdue`: neither an answer nor the credits, a day after the promised time.
 * - `not_returned`: settled as returned, without the entry in the ledger.
 * - `returned_without_promise`: an entry in the ledger, without a message that is settled as returned.
 * - `answered_without_answer`: settled as answered, and no editor answered it or a later one.
 * - `answer_not_of_profile`: an answer of an editor that is not a message of the fictional profile.
 */
export interface AnswerFinding {
  readonly finding:
    | 'overdue'
    | 'not_returned'
    | 'returned_without_promise'
    | 'answered_without_answer'
    | 'answer_not_of_profile';
  readonly member: Id;
  readonly detail: string;
}

const shownAtMost = 1000;

/** Compares every promise with the ledger and the answers, in one statement over the whole database. */
export async function answerFindings(db: Handle, now: Date): Promise<AnswerFinding[]> {
  const { rows } = await sql<AnswerFinding>`
    with entries as (
      select member_id, idempotency_key, amount from ledger_transfers
      where reason = 'refund' and idempotency_key like 'unanswered:%'
    ), promises as (
      select *, 'unanswered:' || conversation_id || ':' || seq as key from fictional_messages
    )
    select 'overdue' as finding, member_id as member, key as detail
    from promises where outcome is null and answer_by < ${addDays(now, -1)}
    union all
    select 'not_returned', promises.member_id, promises.key
    from promises left join entries on entries.member_id = promises.member_id
      and entries.idempotency_key = promises.key and entries.amount = promises.cost
    where promises.outcome = 'returned' and entries.member_id is null
    union all
    select 'returned_without_promise', entries.member_id, entries.idempotency_key
    from entries join members on members.id = entries.member_id and members.erased_at is null
    left join promises on promises.member_id = entries.member_id and promises.key = entries.idempotency_key
      and promises.outcome = 'returned'
    where promises.member_id is null
      and exists (select from editor_talks where editor_talks.conversation_id::text = split_part(entries.idempotency_key, ':', 2))
    union all
    select 'answered_without_answer', promises.member_id, promises.key
    from promises where outcome = 'answered' and not exists (
      select from editor_answers given
      where given.conversation_id = promises.conversation_id and given.answers_seq >= promises.seq)
    union all
    select 'answer_not_of_profile', talks.member_id, given.conversation_id || ':' || given.seq
    from editor_answers given join editor_talks talks using (conversation_id)
    join messages using (conversation_id, seq)
    where messages.sender_id <> talks.profile_id or messages.origin <> 'operator' or messages.cost <> 0
    order by finding, member, detail limit ${shownAtMost}`.execute(db);
  return rows;
}
