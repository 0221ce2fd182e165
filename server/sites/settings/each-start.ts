import type { Platform } from '#server/platform/platform.ts';
import { insertDefaultSite } from './default-site.sql.ts';
import { loadSites } from './load-sites.ts';

const hostOf = (publicUrl: string | null) => (publicUrl === null ? 'localhost' : new URL(publicUrl).hostname);

/** Inserts the default site if there is none and loads all sites, at each start. */
export async function eachStart({ db, config, log }: Platform): Promise<void> {
  if (config.production && !config.demo && config.publicUrl === null)
    log.warn('PUBLIC_URL is not set: mailed links of a site without its own host point to this machine');
  await insertDefaultSite(db, hostOf(config.publicUrl));
  await loadSites(db);
}
