import type { Config } from '#server/platform/config/config.ts';
import type { Site } from './site.ts';

/**
 * `https://host` of a site for links in what no request of its own asks for: PUBLIC_URL where it names the site, otherwise
 * the site's own host; here, in a demo, with the port we listen on.
 */
export function siteOrigin(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  { host }: Pick<Site, 'host'>,
): string {
  if (publicUrl !== null && new URL(publicUrl).hostname === host) return publicUrl;
  return /(^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`;
}
