import type { Site } from './site.ts';
import { cachedSites } from './site-cache.sql.ts';

/** Every site of this deployment, for work that goes over all of them; from memory. */
export function allSites(): readonly Site[] {
  return [...cachedSites().byId.values()];
}
