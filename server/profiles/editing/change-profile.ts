import { changeProfile } from '#contract/profiles/change-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { writeEditableFields } from './editable-fields.sql.ts';
import { loadOwnProfile } from './get-own-profile.ts';
import { writePromptAnswers } from './prompt-answers.sql.ts';

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
