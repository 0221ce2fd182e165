// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { dismissAnnouncementHandler } from './announcements/dismiss-announcement.ts';
import { purgeBudgetsHandler } from './budgets/purge-budgets.job.ts';
import { getCompanyInfoHandler } from './company/get-company-info.ts';
import { eachStart } from './each-start.ts';
import { findPlacesHandler } from './places/find-places.ts';
import { geocodeHandler } from './places/geocode.ts';
import { getRegionsHandler } from './places/get-regions.ts';
import { chooseCountryHandler } from './settings/choose-country.ts';
import { getInterestsHandler } from './settings/get-interests.ts';
import { getSettingsHandler } from './settings/get-settings.ts';
import { getPageTextHandler } from './texts/get-page-text.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(chooseCountryHandler);
  registry.operation(dismissAnnouncementHandler);
  registry.operation(findPlacesHandler);
  registry.operation(geocodeHandler);
  registry.operation(getCompanyInfoHandler);
  registry.operation(getInterestsHandler);
  registry.operation(getPageTextHandler);
  registry.operation(getRegionsHandler);
  registry.operation(getSettingsHandler);
  registry.job(purgeBudgetsHandler);
  registry.eachStart(eachStart);
}
