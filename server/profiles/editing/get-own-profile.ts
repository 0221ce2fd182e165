import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadOwnProfile } from './load-own-profile.ts';

export const getOwnProfileHandler = handler(getOwnProfile, async (call, platform) => {
  const profile = await loadOwnProfile(platform, call.member, call.language);
  return profile === null ? call.refuse('not_found') : { profile };
});
