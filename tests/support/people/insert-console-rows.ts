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
  await sql`insert into terms_postponements (member_id, version_id, until)
    select ${member}::bigint, min(id), now() from page_versions`.execute(db);
  await sql`insert into terms_mails (member_id, version_id)
    select ${member}::bigint, min(id) from page_versions`.execute(db);
  await sql`with made as (
      insert into announcements (starts_at, ends_at, made_by, made_at)
      values (now() - interval '2 days', now() - interval '1 day', ${operator}, now()) returning id
    )
    insert into announcement_dismissals (announcement_id, member_id, at)
    select id, ${member}::bigint, now() from made`.execute(db);
  await sql`insert into approvals (kind, payload, member_id, asked_by, asked_at, expires_at)
    values ('ban', '{}', ${member}, ${operator}, now(), now() + interval '7 days')`.execute(db);
  await sql`insert into notifier_cases
      (site_id, member_id, origin, opened_at, waits_since, unfounded, founded, decision, facts, decided_by, decided_at,
       keep_until)
    values (1, ${member}, '', now(), now(), 3, 0, 'warning', ${words}, ${operator}, now(), now())`.execute(
    db,
  );
  await sql`insert into fraud_warnings (member_id, banned_id, report_id, site_id, at)
    values (${member}, ${other}, 1, 1, now()), (${other}, ${member}, 1, 1, now())`.execute(db);
  await sql`insert into held_mails (member_id, report_id, kind, payload)
    values (${member}, 1, 'picture_hidden', '{}')`.execute(db);
  await insertReleasedHold(db, { member, words });
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

/** A released hold of a member with its export, its report and what is left of the evidence. */
async function insertReleasedHold(
  db: Handle,
  { member, words }: { readonly member: Id; readonly words: string },
): Promise<void> {
  await sql`insert into operators (email, created_at, roles) values ('tweede@bureau.example', now(), '{support}')`.execute(
    db,
  );
  const [first, second] = ['zeldzaam', 'tweede'].map(
    (name) => sql`(select id from operators where email = ${`${name}@bureau.example`})`,
  );
  await sql`insert into evidence_holds (client_id, member_id, site_id, ground, words, placed_by, placed_at, owner_id,
      review_at, release_asked_by, released_by, released_at)
    values (gen_random_uuid(), ${member}, 1, 'threat', ${words}, ${first}, now(), ${first},
      now() + interval '90 days', ${first}, ${second}, now())`.execute(db);
  const hold = sql`(select id from evidence_holds where member_id = ${member})`;
  await sql`insert into evidence_exports (client_id, hold_id, member_id, asked_by, asked_at, authority, legal_basis,
      scope, words, incident)
    values (gen_random_uuid(), ${hold}, ${member}, ${first}, now(), 'Police', 'dsa_18', '{account}', ${words}, 'threat')`.execute(
    db,
  );
  await sql`insert into authority_reports (client_id, hold_id, member_id, operator_id, authority, reference,
      reported_at, recorded_at)
    values (gen_random_uuid(), ${hold}, ${member}, ${first}, 'Police', '17', now(), now())`.execute(db);
  await sql`insert into held_rows (member_id, source, change, row_data)
    values (${member}, 'profiles', 'update', jsonb_build_object('about', ${words}::text))`.execute(db);
  await sql`insert into held_files (member_id, path) values (${member}, 'members/none')`.execute(db);
}
