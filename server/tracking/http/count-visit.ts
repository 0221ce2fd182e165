import { countVisit } from '#contract/tracking/count-visit.ts';
import { handler } from '#server/platform/http/handler.ts';
import { choiceIn, countedTags } from '../rules/kept-tags.ts';
import { dayOf } from '../rules/lifetimes.ts';
import { pageKind } from '../rules/page-kind.ts';
import { addCount } from '../store/source-counts.ts';

export const countVisitHandler = handler(countVisit, async ({ site, cookies, input }, { db, clock }) => {
  const { page, step, ...source } = input;
  await addCount(db, {
    site,
    day: dayOf(clock.now()),
    page: pageKind(page),
    source: countedTags(source, choiceIn(cookies)),
    step,
  });
  return {};
});
