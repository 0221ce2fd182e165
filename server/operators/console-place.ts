import type { Platform } from '#server/platform/platform.ts';
import { consoleOrigin, siteOfHost } from '#server/sites/door.ts';

/** Links in mails use the console's own host, or else the site of the public address. */
export function consolePlace(
  { config }: Pick<Platform, 'config'>,
  path: string,
): { readonly site: number; readonly link: string } {
  const site = siteOfHost(config.publicUrl === null ? '' : new URL(config.publicUrl).hostname);
  return { site: site.id, link: `${consoleOrigin(config, site)}${path}` };
}
