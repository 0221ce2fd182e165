import { listSites } from '#contract/content/house/list-sites.ts';
import { handler } from '#server/platform/http/handler.ts';
import { listedCompanies } from '#server/sites/door.ts';
import { houseSites } from './house-site-view.ts';

export const listSitesHandler = handler(listSites, async (_, { db, config }) => {
  const [sites, companies] = await Promise.all([houseSites(db, config), listedCompanies(db)]);
  return { sites, companies: companies.map(({ id, name }) => ({ company: id, name })) };
});
