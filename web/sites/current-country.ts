import type { Settings } from '#contract/sites/settings.ts';

/** The country somebody is taken to be in: what they chose, else what their address tells, else the site's own. */
export const currentCountry = (settings: Settings): string =>
  settings.geoip_selected_country ?? settings.geoip_country ?? settings.default_country;
