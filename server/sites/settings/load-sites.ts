import type { Handle } from '#server/platform/database/handle.ts';
import { fillSiteCache } from './site-cache.sql.ts';

/**
 * Reads the sites into the cache: at each start, and after a site was added. Needs a pool, not a transaction.
 */
export function loadSites(db: Handle): Promise<void> {
  return fillSiteCache(db);
}
