import { listPageVersions } from '#contract/content/texts/list-page-versions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { storedVersions } from '#server/sites/door.ts';
import { versionViews } from './version-view.ts';
import { presentIds } from './versions.ts';

const pageSize = 20;

export const listPageVersionsHandler = handler(listPageVersions, async ({ input }, { db, clock }) => {
  const { name, page } = input;
  const now = clock.now();
  const offset = (page - 1) * pageSize;
  const rows = await storedVersions(db, { page: name, offset, limit: pageSize + 1 });
  return {
    results: await versionViews(db, rows.slice(0, pageSize), await presentIds(db, now), now),
    page,
    has_more: rows.length > pageSize,
  };
});
