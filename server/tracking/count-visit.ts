import { countVisit } from '#contract/tracking/count-visit.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addCount } from './source-counts.sql.ts';
import { choiceIn, countedTags, dayOf } from './traffic-tags.ts';

/**
 * Returns the kind of page without personal data: numbers and long parts of a path, such as member ids and
 * secrets of links, are masked.
 */
const pageKind = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z0-9-]{0,40}$/.test(part) && !/^\d+$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, 100);

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
