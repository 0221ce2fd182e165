import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface SampledRow {
  readonly conversation: Id;
  readonly message: number;
  readonly site: number;
  readonly profile: string;
  readonly profile_id: Id;
  readonly language: string | null;
  readonly drawn_at: Date;
}

const sampled = sql`
  select drawn.conversation_id as conversation, drawn.seq as message, talks.site_id as site,
    fictional.name as profile, talks.profile_id, addresses.language, drawn.drawn_at
  from editor_reviews drawn
  join editor_talks talks using (conversation_id)
  join profiles fictional on fictional.member_id = talks.profile_id
  left join addresses on addresses.member_id = talks.member_id
  where drawn.reviewer_id is null`;

/** Answers of the sample that other editors wrote and nobody judged, oldest first. */
export async function waitingSample(
  db: Handle,
  operator: Id,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SampledRow[]> {
  const { rows } = await sql<SampledRow>`
    ${sampled} and drawn.author_id <> ${operator}
    order by drawn.drawn_at, drawn.conversation_id, drawn.seq offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** How many answers wait for this judge. */
export async function countSample(db: Handle, operator: Id): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from editor_reviews
    where reviewer_id is null and author_id <> ${operator}`.execute(db);
  return rows[0]?.number ?? 0;
}

/** An answer that this operator may judge. Undefined if they wrote it, or somebody judged it. */
export async function judgeableAnswer(
  db: Handle,
  operator: Id,
  { conversation, message }: { readonly conversation: Id; readonly message: number },
): Promise<SampledRow | undefined> {
  const { rows } = await sql<SampledRow>`
    ${sampled} and drawn.author_id <> ${operator}
      and drawn.conversation_id = ${conversation} and drawn.seq = ${message}`.execute(db);
  return rows[0];
}

interface Judgement {
  readonly conversation: Id;
  readonly message: number;
  readonly operator: Id;
  readonly flaw: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** Stores a judgement, once. Returns the author and the member; undefined if the operator may not judge it. */
export async function writeJudgement(
  db: Handle,
  { conversation, message, operator, flaw, note, at }: Judgement,
): Promise<{ readonly author: Id; readonly member: Id } | undefined> {
  const { rows } = await sql<{ author: Id; member: Id }>`
    update editor_reviews drawn
    set reviewer_id = ${operator}, reviewed_at = ${at}, good = ${flaw === null}, flaw = ${flaw}, reason = ${note}
    from editor_talks talks
    where drawn.conversation_id = ${conversation} and drawn.seq = ${message}
      and talks.conversation_id = drawn.conversation_id
      and drawn.reviewer_id is null and drawn.author_id <> ${operator}
    returning drawn.author_id as author, talks.member_id as member`.execute(db);
  return rows[0];
}

interface OwnRow {
  readonly conversation: Id;
  readonly message: number;
  readonly profile: string;
  readonly words: string | null;
  readonly judged_at: Date;
  readonly good: boolean;
  readonly flaw: string | null;
  readonly note: string | null;
}

/** The judged answers of an editor, newest first. */
export async function judgedAnswersOf(
  db: Handle,
  editor: Id,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select judged.conversation_id as conversation, judged.seq as message, fictional.name as profile,
      messages.body as words, judged.reviewed_at as judged_at, judged.good, judged.flaw, judged.reason as note
    from editor_reviews judged
    join editor_talks talks using (conversation_id)
    join profiles fictional on fictional.member_id = talks.profile_id
    join messages using (conversation_id, seq)
    where judged.author_id = ${editor} and judged.reviewer_id is not null
    order by judged.reviewed_at desc, judged.conversation_id, judged.seq offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}

interface FiguresRow {
  readonly editor: Id;
  readonly name: string;
  readonly answers: number;
  readonly answer_minutes: number | null;
  readonly sampled: number;
  readonly judged: number;
  readonly good: number;
  readonly promises_meeting: number;
  readonly wants_money_or_contact: number;
  readonly rude: number;
  readonly wrong_facts: number;
}

/** Answers and judgements of each editor since a moment, most flaws first. */
export async function editorFigures(db: Handle, since: Date): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    with given as (
      select operator_id, count(*)::int as answers,
        (percentile_cont(0.5) within group (order by extract(epoch from at - asked_at)) / 60)::int as answer_minutes
      from editor_answers where at > ${since} group by operator_id
    ), drawn as (
      select author_id, count(*)::int as sampled,
        count(reviewer_id)::int as judged,
        count(*) filter (where good)::int as good,
        count(*) filter (where flaw = 'promises_meeting')::int as promises_meeting,
        count(*) filter (where flaw = 'wants_money_or_contact')::int as wants_money_or_contact,
        count(*) filter (where flaw = 'rude')::int as rude,
        count(*) filter (where flaw = 'wrong_facts')::int as wrong_facts
      from editor_reviews where drawn_at > ${since} group by author_id
    )
    select operators.id as editor, operators.email as name, coalesce(answers, 0) as answers, answer_minutes,
      coalesce(sampled, 0) as sampled, coalesce(judged, 0) as judged, coalesce(good, 0) as good,
      coalesce(promises_meeting, 0) as promises_meeting,
      coalesce(wants_money_or_contact, 0) as wants_money_or_contact,
      coalesce(rude, 0) as rude, coalesce(wrong_facts, 0) as wrong_facts
    from operators
    left join given on given.operator_id = operators.id
    left join drawn on drawn.author_id = operators.id
    where given.operator_id is not null or drawn.author_id is not null
      or operators.disabled_at is null and 'editor' = any(operators.roles)
    order by coalesce(judged, 0) - coalesce(good, 0) desc, operators.email
    limit 500`.execute(db);
  return rows;
}
