import { changeLocation } from '#contract/profiles/change-location.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { locationOf, writeLocation } from './location.sql.ts';
import { resolvePlace } from './resolve-place.ts';

export const changeLocationHandler = handler(changeLocation, async (call, { db }) => {
  const { member, input } = call;
  const place = await resolvePlace(siteById(call.site).settings.countries, input);
  const hidden = input.hides_distance;
  await writeLocation(db, member, {
    ...(place === undefined ? {} : { place }),
    ...(hidden === undefined ? {} : { hidesDistance: hidden }),
  });
  return { location: (await locationOf(db, member)) ?? call.refuse('not_found') };
});
