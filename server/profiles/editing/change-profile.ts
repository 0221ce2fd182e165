import { changeProfile } from '#contract/profiles/change-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { writeEditableFields } from './editable-fields.sql.ts';
import { loadOwnProfile } from './get-own-profile.ts';

export const changeProfileHandler = handler(changeProfile, async (call, platform) => {
  await writeEditableFields(platform.db, call.member, call.input);
  const profile = await loadOwnProfile(platform, call.member, call.language);
  return profile === null ? call.refuse('not_found') : { profile };
});
