import type { Settings } from '#contract/sites/settings.ts';

/** Returns the visitor's country: the chosen one, else that of their IP address, else the site's default. */
export const currentCountry = (settings: Settings): string =>
  settings.geoip_selected_country ?? settings.geoip_country ?? settings.default_country;
