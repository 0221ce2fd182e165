import { listExamples, mostExamples } from '#contract/discovery/list-examples.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadCards } from '#server/profiles/door.ts';
import { siteById } from '#server/sites/door.ts';
import { fictionalWithPicture } from './fictional-examples.sql.ts';
import { mayVisitorSearch } from './search-members.ts';
import { gendersOf, soughtGender } from './sought-gender.ts';

export const listExamplesHandler = handler(listExamples, async ({ site }, { replica, clock }) => {
  const { niche, settings } = siteById(site);
  const offered: readonly Gender[] = settings.search_fields.includes('gender')
    ? ['female', 'male']
    : gendersOf(soughtGender(undefined, niche));
  const genders = mayVisitorSearch(settings, { network: undefined, ref: undefined }) ? offered : [];
  const lists = await Promise.all(
    genders.map((gender) => fictionalWithPicture(replica, { site, gender, most: mostExamples })),
  );
  const inTurn = Array.from({ length: mostExamples }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  );
  const ids = inTurn.flat().slice(0, mostExamples);
  const cards = await loadCards(replica, site, ids, clock.now());
  return { results: ids.flatMap((id) => cards.get(id) ?? []), page: 1 as const, has_more: false as const };
});
