import { createFictionalProfile } from '#contract/chat/fictional/create-fictional-profile.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fictionalPlace, makeFictional } from '#server/profiles/door.ts';
import { allSites } from '#server/sites/door.ts';
import { refuseForbiddenSentences } from './refuse-sentences.ts';

export const createFictionalProfileHandler = handler(createFictionalProfile, async (call, platform) => {
  const { operator, input } = call;
  const { site } = input;
  if (!allSites().some(({ id }) => id === site))
    call.refuse('invalid_input', {}, [{ field: 'site', code: 'required', params: {} }]);
  refuseForbiddenSentences(input);
  const place = await fictionalPlace(site, input);
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const { profile, isNew } = await makeFictional(unit, input, { operator, place, now });
    const action = 'chat/create-fictional-profile';
    if (isNew) await recordAction(unit, { operator, action, member: profile, details: { site }, at: now });
    return { profile };
  });
});
