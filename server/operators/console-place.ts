import type { Platform } from '#server/platform/platform.ts';
import { siteOfHost, siteOrigin } from '#server/sites/door.ts';

/** The console answers on every site. Links in mails use the site of the public address. */
export function consolePlace(
  { config }: Pick<Platform, 'config'>,
  path: string,
): { readonly site: number; readonly link: string } {
  const site = siteOfHost(config.publicUrl === null ? '' : new URL(config.publicUrl).hostname);
  return { site: site.id, link: `${siteOrigin(config, site)}${path}` };
}
