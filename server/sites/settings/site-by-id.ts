import type { Site } from './site.ts';
import { cachedSites } from './site-cache.sql.ts';

/** The record of a site that exists (a call's or a member's); from memory. */
export function siteById(site: number): Site {
  const found = cachedSites().byId.get(site);
  if (!found) throw new Error(`There is no site ${site}.`);
  return found;
}
