import { changeProfile } from '#contract/profiles/change-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { writeFields } from './editable-fields.sql.ts';
import { ownProfile } from './load-own-profile.ts';

export const changeProfileHandler = handler(changeProfile, async (call, platform) => {
  await writeFields(platform.db, call.member, call.input);
  const profile = await ownProfile(platform, call.member, call.language);
  return profile === null ? call.refuse('not_found') : { profile };
});
