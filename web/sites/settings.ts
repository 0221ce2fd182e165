import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSettings } from '#contract/sites/get-settings.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

// Loaders get the settings with their visit.
declare module '#web/platform/visit/visit.ts' {
  interface VisitParts {
    readonly settings: Settings;
  }
}

/** The site's settings; the root puts them into the cache with the first page, and they stay. */
export const settingsQuery = () => ({ ...queryFor(getSettings, {}), staleTime: Number.POSITIVE_INFINITY });

/** The settings where a page may have failed before they came (error pages). */
export function useKnownSettings(): Settings | null {
  return useQueryClient().getQueryData(settingsQuery().queryKey)?.settings ?? null;
}

/** The settings of the site on the screen (SITE-3). */
export function useSettings(): Settings {
  const { data } = useQuery(settingsQuery());
  if (!data) throw new Error('The settings come with the root of every page; this one has none.');
  return data.settings;
}
