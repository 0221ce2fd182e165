import type { Settings } from '#contract/sites/settings.ts';
import { currentCountry } from '#web/sites/settings.ts';

/** The layouts that may show the entry warning. */
export type EntryLayout = 'default' | 'chat' | 'lander' | 'empty';

const never = new Set(['/complete-signup', '/reset-password', '/reset-password/do']);
/** Outside the default layout the warning is shown only in these countries (SHELL-2). */
const everywhereIn = new Set(['NL', 'DE']);

/**
 * Whether the entry warning is needed here, by the site's settings, the layout, the page and the country
 * (SHELL-12).
 */
export function needsEntryWarning(layout: EntryLayout, path: string, settings: Settings): boolean {
  const { enable_site_entry_popup, entry_popup_countries: limited } = settings;
  const country = currentCountry(settings);
  if (enable_site_entry_popup === 'no' || never.has(path.replace(/\/$/, ''))) return false;
  if (limited.length > 0 && !limited.includes(country)) return false;
  return layout === 'default' || everywhereIn.has(country);
}
