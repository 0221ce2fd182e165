import { changeLocation } from '#contract/profiles/change-location.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { chosenPlace } from '../actions/chosen-place.ts';
import { locationOf, writeLocation } from '../store/location.ts';

export const changeLocationHandler = handler(changeLocation, async (call, { db }) => {
  const { member, input } = call;
  const place = await chosenPlace(siteById(call.site).settings.countries, input);
  const hidden = input.hides_distance;
  await writeLocation(db, member, {
    ...(place === undefined ? {} : { place }),
    ...(hidden === undefined ? {} : { hidesDistance: hidden }),
  });
  return { location: (await locationOf(db, member)) ?? call.refuse('not_found') };
});
