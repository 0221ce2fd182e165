import type { Config } from '#server/platform/config/config.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { cachedSites, fillSiteCache, insertDefaultSite } from './site-cache.sql.ts';
import type { Site } from './site-settings.ts';

/**
 * Reads the sites into the cache: at each start, and after a site was added. Needs a pool, not a transaction.
 */
export function loadSites(db: Handle): Promise<void> {
  return fillSiteCache(db);
}

const hostOf = (publicUrl: string | null) => (publicUrl === null ? 'localhost' : new URL(publicUrl).hostname);

/** Inserts the default site if there is none and loads all sites, at each start. */
export async function eachStart({ db, config, log }: Platform): Promise<void> {
  if (config.production && !config.demo && config.publicUrl === null)
    log.warn('PUBLIC_URL is not set: mailed links of a site without its own host point to this machine');
  // The demo has the texts of the product document, which reveal accounts. A live site starts neutral
  // (AUTH-4).
  const settings = config.demo ? { reveal_account_existence: 'yes' as const } : {};
  await insertDefaultSite(db, { host: hostOf(config.publicUrl), settings });
  await loadSites(db);
}

/** Returns every site of this deployment from the cache. */
export function allSites(): readonly Site[] {
  return [...cachedSites().byId.values()];
}

/** Returns an existing site from the cache. Throws for an unknown id. */
export function siteById(site: number): Site {
  const found = cachedSites().byId.get(site);
  if (!found) throw new Error(`There is no site ${site}.`);
  return found;
}

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

/**
 * Returns the origin (`https://host`) of a site, for links that are created outside a request. The origin is
 * PUBLIC_URL if it names the site, else the site's own host. In a demo it includes the port that the server
 * listens on.
 */
export function siteOrigin(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  { host }: Pick<Site, 'host'>,
): string {
  if (publicUrl !== null && new URL(publicUrl).hostname === host) return publicUrl;
  return /(^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`;
}
