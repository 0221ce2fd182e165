import { changeFictionalProfile } from '#contract/chat/fictional/change-fictional-profile.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fictionalPlace, fictionalRow, writeFictionalFacts } from '#server/profiles/door.ts';
import { refuseForbiddenSentences } from './refuse-sentences.ts';

export const changeFictionalProfileHandler = handler(changeFictionalProfile, async (call, platform) => {
  const { operator, input } = call;
  const { profile, ...facts } = input;
  const known = (await fictionalRow(platform.db, profile)) ?? call.refuse('not_found');
  refuseForbiddenSentences(facts);
  const stays = known.country === facts.country && known.place === facts.place;
  const place = stays ? null : await fictionalPlace(known.site_id, facts);
  await platform.transact(async (unit) => {
    if ((await fictionalRow(unit.db, profile, true)) === undefined) return call.refuse('not_found');
    await writeFictionalFacts(unit, profile, facts, place);
    const action = 'chat/change-fictional-profile';
    await recordAction(unit, { operator, action, member: profile, at: platform.clock.now() });
  });
  return { profile };
});
