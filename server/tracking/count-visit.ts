import { countVisit } from '#contract/tracking/count-visit.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageKind } from './page-kind.ts';
import { dayOf } from './retention.ts';
import { addCount } from './source-counts.sql.ts';
import { choiceIn, countedTags } from './traffic-tags.ts';

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
