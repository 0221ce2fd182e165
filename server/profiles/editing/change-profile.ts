import { changeProfile } from '#contract/profiles/change-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { writePromptAnswers } from '../cards/prompt-answers.sql.ts';
import { writeEditableFields } from './editable-fields.sql.ts';
import { loadOwnProfile } from './get-own-profile.ts';

export const changeProfileHandler = handler(changeProfile, async (call, platform) => {
  const { member } = call;
  const { prompts, ...fields } = call.input;
  await platform.transact(async ({ db }) => {
    await writeEditableFields(db, member, fields);
    if (prompts !== undefined) await writePromptAnswers(db, member, prompts);
  });
  const profile = await loadOwnProfile(platform, member, call.language);
  return profile === null ? call.refuse('not_found') : { profile };
});
