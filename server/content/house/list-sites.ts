import { listSites } from '#contract/content/house/list-sites.ts';
import { niches } from '#contract/sites/niche.ts';
import { handler } from '#server/platform/http/handler.ts';
import { listedCompanies } from '#server/sites/door.ts';
import { houseSites } from './house-site-view.ts';

export const listSitesHandler = handler(listSites, async ({ language }, { db, config, texts }) => {
  const [sites, companies] = await Promise.all([houseSites(db, config), listedCompanies(db)]);
  const names = niches.map((niche) => texts.format(language, `sites.niche.${niche}.name`));
  return { sites, niches: names, companies: companies.map(({ id, name }) => ({ company: id, name })) };
});
