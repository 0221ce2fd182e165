import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profiles } from '../tables.ts';

/** A subquery for use in any statement on `profiles`: the member's answers in their order (PROF-10). */
export const promptAnswers: RawBuilder<PromptAnswer[]> = sql`coalesce((
  select json_agg(json_build_object('question', question, 'answer', answer) order by position)
  from prompt_answers where prompt_answers.member_id = profiles.member_id
), '[]')`;

/**
 * Replaces all answers of a member. An answer with the same words is kept, because a like may be about it.
 * Needs a transaction: the lock on the profile orders two devices. A member without a profile gets none.
 */
export async function writePromptAnswers(
  db: Handle,
  member: Id,
  answers: readonly PromptAnswer[],
): Promise<void> {
  const { rows } = await sql`select from profiles where member_id = ${member} for no key update`.execute(db);
  const kept = rows.length === 0 ? [] : answers;
  await sql`
    delete from prompt_answers where member_id = ${member} and (question, answer) not in (
      select * from unnest(${kept.map(({ question }) => question)}::text[], ${kept.map(({ answer }) => answer)}::text[])
    )`.execute(db);
  if (kept.length === 0) return;
  await profiles(db)
    .insertInto('prompt_answers')
    .values(kept.map((given, position) => ({ member_id: member, position, ...given })))
    .onConflict((is) =>
      is
        .columns(['member_id', 'question'])
        .doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
    )
    .execute();
}

/** The answers of these members to these questions. The caller checks who may see them. */
export async function loadPromptAnswers(
  db: Handle,
  wanted: ReadonlyArray<{ readonly member: Id; readonly question: string }>,
): Promise<Array<PromptAnswer & { readonly member: Id }>> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<PromptAnswer & { readonly member: Id }>`
    select member_id as member, question, answer from prompt_answers
    where (member_id, question) in (
      select * from unnest(${wanted.map(({ member }) => member)}::bigint[], ${wanted.map(({ question }) => question)}::text[])
    )`.execute(db);
  return rows;
}

export async function deletePromptAnswers(db: Handle, member: Id): Promise<void> {
  await profiles(db).deleteFrom('prompt_answers').where('member_id', '=', member).execute();
}
