import type { Registry } from '#server/platform/http/registry.ts';
import { findPlacesHandler } from './http/find-places.ts';
import { geocodeHandler } from './http/geocode.ts';
import { getCompanyInfoHandler } from './http/get-company-info.ts';
import { getInterestsHandler } from './http/get-interests.ts';
import { getRegionsHandler } from './http/get-regions.ts';
import { getSettingsHandler } from './http/get-settings.ts';
import { loadSites } from './load-sites.ts';
import { insertDefaultSite } from './store/default-site.ts';

const hostOf = (publicUrl: string | null) => (publicUrl === null ? 'localhost' : new URL(publicUrl).hostname);

export function register(registry: Registry): void {
  registry.operation(getSettingsHandler);
  registry.operation(getInterestsHandler);
  registry.operation(getRegionsHandler);
  registry.operation(getCompanyInfoHandler);
  registry.operation(geocodeHandler);
  registry.operation(findPlacesHandler);
  registry.eachStart(async ({ db, config, log }) => {
    if (config.production && !config.demo && config.publicUrl === null)
      log.warn(
        'PUBLIC_URL is not set: links in mails of a site without a host of its own lead to this machine',
      );
    await insertDefaultSite(db, hostOf(config.publicUrl));
    await loadSites(db);
  });
}
