import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paymentCountry } from '#contract/sites/country.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

// Adds the settings to the parts of a visit that loaders get.
declare module '#web/platform/visit/visit.ts' {
  interface VisitParts {
    readonly settings: Settings;
  }
}

/**
 * The site's settings. The root puts them into the cache with the first page, and they never become stale.
 */
export const settingsQuery = () => ({ ...queryFor(getSettings, {}), staleTime: Number.POSITIVE_INFINITY });

/** Returns the settings, or null on an error page that failed before they were loaded. */
export function useKnownSettings(): Settings | null {
  return useQueryClient().getQueryData(settingsQuery().queryKey)?.settings ?? null;
}

/** Returns the settings of the present site (SITE-3). */
export function useSettings(): Settings {
  const { data } = useQuery(settingsQuery());
  if (!data) throw new Error('This page has no settings: the root of every page must load them.');
  return data.settings;
}

/** The payment country, by the same rule as on the server (CRED-15). It is also the country of notices. */
export const currentCountry = (settings: Settings): string =>
  paymentCountry({
    chosen: settings.geoip_selected_country,
    address: settings.geoip_country,
    served: settings.countries,
    fallback: settings.default_country,
  });
