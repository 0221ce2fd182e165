import { changeProfile } from '#contract/profiles/change-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { ownProfile } from '../actions/own-profile.ts';
import { writeFields } from '../store/own-fields.ts';

export const changeProfileHandler = handler(changeProfile, async (call, { db }) => {
  await writeFields(db, call.member, call.input);
  const profile = await ownProfile(db, call.member);
  return profile === null ? call.refuse('not_found') : { profile };
});
