import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type PromptAnswer, promptAnswer } from '#contract/profiles/prompts.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { deletePromptAnswers, promptAnswers, writePromptAnswers } from '../cards/prompt-answers.sql.ts';

const profileText = z.object({
  about: z.nullable(z.string()),
  prompts: z.array(promptAnswer),
});

type ProfileText = { readonly about: string | null; readonly prompts: readonly PromptAnswer[] };

async function lockText(db: Handle, member: Id): Promise<ProfileText | undefined> {
  await sql`select from profiles where member_id = ${member} for no key update`.execute(db);
  const { rows } = await sql<ProfileText>`
    select about, ${promptAnswers} as prompts from profiles where member_id = ${member} and not fictional`.execute(
    db,
  );
  return rows[0];
}

/**
 * Removes the text of a profile as the measure of a case: the description and the answers to questions.
 * Returns the text as it was, or null if there is none.
 */
export async function removeProfileText(db: Handle, member: Id): Promise<ProfileText | null> {
  const text = await lockText(db, member);
  if (text === undefined || (text.about === null && text.prompts.length === 0)) return null;
  await sql`update profiles set about = null where member_id = ${member}`.execute(db);
  await deletePromptAnswers(db, member);
  return text;
}

/** Restores a removed text after an appeal. A text that the member has written since stays. */
export async function restoreProfileText(db: Handle, member: Id, removed: unknown): Promise<void> {
  const text = profileText.safeParse(removed).data;
  const now = await lockText(db, member);
  if (text === undefined || now === undefined) return;
  await sql`update profiles set about = coalesce(about, ${text.about}::text) where member_id = ${member}`.execute(
    db,
  );
  if (now.prompts.length === 0) await writePromptAnswers(db, member, text.prompts);
}
