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
 * Replaces all answers of a member. Needs a transaction: the lock on the profile orders two devices. A member
 * without a profile gets none.
 */
export async function writePromptAnswers(
  db: Handle,
  member: Id,
  answers: readonly PromptAnswer[],
): Promise<void> {
  const { rows } = await sql`select from profiles where member_id = ${member} for no key update`.execute(db);
  await deletePromptAnswers(db, member);
  if (rows.length === 0 || answers.length === 0) return;
  await profiles(db)
    .insertInto('prompt_answers')
    .values(answers.map((given, position) => ({ member_id: member, position, ...given })))
    .execute();
}

export async function deletePromptAnswers(db: Handle, member: Id): Promise<void> {
  await profiles(db).deleteFrom('prompt_answers').where('member_id', '=', member).execute();
}
