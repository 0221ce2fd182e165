import type { Site } from './site.ts';
import { cachedSites } from './site-cache.sql.ts';

/** Returns an existing site from the cache. Throws for an unknown id. */
export function siteById(site: number): Site {
  const found = cachedSites().byId.get(site);
  if (!found) throw new Error(`There is no site ${site}.`);
  return found;
}
