import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The rows that operators and editors make about a member, with these words. `other` stands for a profile. */
export async function insertConsoleRows(
  db: Handle,
  { member, other, words }: { readonly member: Id; readonly other: Id; readonly words: string },
): Promise<void> {
  await sql`insert into operators (email, created_at, roles) values ('zeldzaam@bureau.example', now(), '{support}')`.execute(
    db,
  );
  const operator = sql`(select id from operators where email = 'zeldzaam@bureau.example')`;
  await sql`insert into member_notes (member_id, operator_id, client_id, words, written_at)
    values (${member}, ${operator}, gen_random_uuid(), ${words}, now())`.execute(db);
  await sql`insert into member_mails (member_id, operator_id, client_id, words, written_at)
    values (${member}, ${operator}, gen_random_uuid(), ${words}, now())`.execute(db);
  await sql`insert into approvals (kind, payload, member_id, asked_by, asked_at, expires_at)
    values ('ban', '{}', ${member}, ${operator}, now(), now() + interval '7 days')`.execute(db);
  await sql`insert into notice_subjects (complaint_id, member_id)
    select id, ${member}::bigint from complaints where member_id = ${member}`.execute(db);
  await sql`insert into editor_talks (conversation_id, site_id, member_id, profile_id)
    select conversation_id, 1, member_id, other_id from participants
    where member_id = ${member} and other_id = ${other}`.execute(db);
  await sql`insert into fictional_messages
      (conversation_id, seq, member_id, profile_id, site_id, cost, sent_at, answer_by, outcome, settled_at)
    select conversation_id, 1, member_id, other_id, 1, 0, now(), now(), 'expired', now() from participants
    where member_id = ${member} and other_id = ${other}`.execute(db);
}
