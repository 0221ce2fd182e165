import type { Config } from '#server/platform/config/config.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type AskedTerms, cachedSites, fillSiteCache, type ShownAnnouncement } from './site-cache.sql.ts';
import type { Site } from './site-settings.ts';

/**
 * Reads the sites into the cache: at each start, and after a site was added. Needs a pool, not a transaction.
 */
export function loadSites(db: Handle): Promise<void> {
  return fillSiteCache(db);
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

/**
 * Returns the origin of the console for links: its own host, or else the site, because it answers on each.
 */
export function consoleOrigin(config: Pick<Config, 'publicUrl' | 'port' | 'consoleUrl'>, site: Site): string {
  return config.consoleUrl ?? siteOrigin(config, site);
}

/**
 * Returns the newest terms of a site about which its members are asked (CON-13): announced or in force. Null
 * if operators published none.
 */
export function askedTermsOf(site: number): AskedTerms | null {
  return cachedSites().terms.find((terms) => terms.site === null || terms.site === site) ?? null;
}

/** Returns the announcements that are shown on a site now, newest first (SAFE-6). */
export function announcementsOf(site: number, now: Date): ShownAnnouncement[] {
  return cachedSites().announcements.filter(
    (one) => (one.site === null || one.site === site) && one.startsAt <= now && now < one.endsAt,
  );
}
