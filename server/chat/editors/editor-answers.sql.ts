import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays, addMinutes } from '#server/platform/time.ts';
import { chatTables } from '../tables.ts';

interface EditorAnswer {
  readonly conversation: Id;
  readonly seq: number;
  readonly operator: Id;
  readonly answers: number;
  readonly number: number;
  readonly at: Date;
}

/**
 * Stores the author of an answer. The database refuses a third answer to a message, an answer to a request to
 * stop, and a second answer after a day.
 */
export async function insertEditorAnswer(db: Handle, answer: EditorAnswer): Promise<void> {
  const { conversation, seq, operator, answers, number, at } = answer;
  await sql`
    insert into editor_answers (conversation_id, seq, operator_id, answers_seq, number, asked_at, stops, at)
    select conversation_id, ${seq}::int, ${operator}::bigint, seq, ${number}::smallint, sent_at, stops, ${at}::timestamptz
    from fictional_messages where conversation_id = ${conversation} and seq = ${answers}`.execute(db);
}

/** The authors of the answers in a conversation, by message number. */
export async function authorsIn(db: Handle, conversation: Id): Promise<ReadonlyMap<number, Id>> {
  const rows = await chatTables(db)
    .selectFrom('editor_answers')
    .select(['seq', 'operator_id'])
    .where('conversation_id', '=', conversation)
    .execute();
  return new Map(rows.map(({ seq, operator_id }) => [seq, operator_id]));
}

/** Answers in the last hour, and quarters of an hour with an answer in the last day. */
export async function readPace(
  db: Handle,
  operator: Id,
  now: Date,
): Promise<{ readonly lastHour: number; readonly quarters: number }> {
  const { rows } = await sql<{ lastHour: number; quarters: number }>`
    select count(*) filter (where at > ${addMinutes(now, -60)})::int as "lastHour",
      count(distinct date_bin('15 minutes', at, 'epoch'::timestamptz))::int as quarters
    from editor_answers where operator_id = ${operator} and at > ${addDays(now, -1)}`.execute(db);
  return rows[0] ?? { lastHour: 0, quarters: 0 };
}
