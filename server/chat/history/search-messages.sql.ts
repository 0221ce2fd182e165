import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface MessageSearch {
  readonly conversation: Id;
  /** Lower case, without accents. */
  readonly words: string;
  /** Searches the messages after `from` and before `before`. */
  readonly from: number;
  readonly before: number;
  readonly limit: number;
}

/**
 * The numbers of the messages that contain the text, newest first. Scans the conversation's part of the
 * primary key backwards, so the cost depends on the conversation's length alone. Only texts are searched;
 * erased texts are gone.
 */
export async function findMessages(db: Handle, sought: MessageSearch): Promise<number[]> {
  const { conversation, words, from, before, limit } = sought;
  const { rows } = await sql<{ seq: number }>`
    select seq from messages
    where conversation_id = ${conversation} and seq > ${from} and seq < ${before} and kind = 'text'
      and strpos(lower(regexp_replace(normalize(body, nfd), '[\\u0300-\\u036f]', '', 'g')), ${words}) > 0
    order by seq desc
    limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}
