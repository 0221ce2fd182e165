import { pageNames } from '#contract/sites/page-name.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertDefaultSite } from './settings/site-cache.sql.ts';
import { loadSites } from './settings/sites.ts';
import { storeReleaseText } from './texts/release-texts.sql.ts';
import { readReleaseText } from './texts/release-texts.ts';

const hostOf = (publicUrl: string | null) => (publicUrl === null ? 'localhost' : new URL(publicUrl).hostname);

/**
 * At each start: inserts the default site if there is none, stores the texts of pages that came with the
 * software, and loads all sites.
 */
export async function eachStart({ db, config, log, clock, transact }: Platform): Promise<void> {
  if (config.production && !config.demo && config.publicUrl === null)
    log.warn('PUBLIC_URL is not set: mailed links of a site without its own host point to this machine');
  // The demo has the texts of the product document, which reveal accounts. A live site starts neutral
  // (AUTH-4).
  const settings = config.demo ? { reveal_account_existence: 'yes' as const } : {};
  await insertDefaultSite(db, { host: hostOf(config.publicUrl), settings });
  const now = clock.now();
  await transact(async (unit) => {
    for (const page of pageNames) await storeReleaseText(unit.db, page, readReleaseText(page), now);
  });
  await loadSites(db);
}
