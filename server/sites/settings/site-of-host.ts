import type { Site } from './site.ts';
import { cachedSites } from './site-cache.sql.ts';

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * Returns the site of a host name from the cache, ignoring a port. `forced` is the request's `domain`
 * parameter; it takes precedence if it names a site of this deployment. An unknown host gets the default site
 * (SITE-1, SITE-3).
 */
export function siteOfHost(host: string, forced: string | null = null): Site {
  const { byHost, first } = cachedSites();
  const found =
    (forced !== null && byHost.get(withoutPort(forced))) || byHost.get(withoutPort(host)) || first;
  if (!found) throw new Error('There is no site: loadSites has not run.');
  return found;
}
