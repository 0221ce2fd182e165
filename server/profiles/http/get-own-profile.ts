import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { ownProfile } from '../actions/own-profile.ts';

export const getOwnProfileHandler = handler(getOwnProfile, async (call, { db }) => {
  const profile = await ownProfile(db, call.member);
  return profile === null ? call.refuse('not_found') : { profile };
});
