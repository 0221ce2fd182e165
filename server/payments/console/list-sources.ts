import { listSources } from '#contract/payments/console/list-sources.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sourceResults } from './source-results.sql.ts';

const pageSize = 50;

export const listSourcesHandler = handler(listSources, async ({ site, input }, { db }) => {
  const { page, ...wanted } = input;
  const offset = (page - 1) * pageSize;
  const found = await sourceResults(db, { site, ...wanted, offset, limit: pageSize + 1 });
  return { results: found.slice(0, pageSize), page, has_more: found.length > pageSize };
});
