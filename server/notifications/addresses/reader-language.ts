import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { siteById } from '#server/sites/door.ts';
import { languageOf } from './language-of.ts';

/** Returns the language a member reads: the one they chose, else their site's. */
export async function readerLanguage(db: Handle, member: Id, site: number): Promise<Locale> {
  const ofSite = siteById(site).settings.domain_language.slice(0, 2);
  return (await languageOf(db, member)) ?? localeOf(ofSite) ?? 'nl';
}
