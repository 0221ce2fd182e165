import type { Config } from '#server/platform/config/config.ts';
import type { Site } from './site.ts';

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
