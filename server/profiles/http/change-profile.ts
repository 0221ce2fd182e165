import { changeProfile } from '#contract/profiles/change-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { ownProfile } from '../actions/own-profile.ts';
import { writeFields } from '../store/own-fields.ts';

export const changeProfileHandler = handler(changeProfile, async (call, platform) => {
  await writeFields(platform.db, call.member, call.input);
  const profile = await ownProfile(platform, call.member, call.language);
  return profile === null ? call.refuse('not_found') : { profile };
});
