import { listPages } from '#contract/content/texts/list-pages.ts';
import { pageNames } from '#contract/sites/page-name.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { presentViews } from './versions.ts';

export const listPagesHandler = handler(listPages, async (_call, { db, clock }) => {
  const versions = await presentViews(db, clock.now());
  return {
    pages: pageNames.map((name) => ({ name, versions: versions.filter((one) => one.name === name) })),
    sites: allSites().map(({ id, host }) => ({ site: id, host })),
  };
});
