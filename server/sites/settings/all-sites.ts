import type { Site } from './site.ts';
import { cachedSites } from './site-cache.sql.ts';

/** Returns every site of this deployment from the cache. */
export function allSites(): readonly Site[] {
  return [...cachedSites().byId.values()];
}
