import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { siteById } from '#server/sites/door.ts';
import { memberFacts } from './member-facts.sql.ts';

/** The language that the member chose, else the language of their site. */
export async function memberLanguage(db: Handle, member: Id): Promise<Locale> {
  const { site, language } = await memberFacts(db, member);
  const wished = [language, siteById(site).settings.domain_language.slice(0, 2)];
  return localeOf(wished[0]) ?? localeOf(wished[1]) ?? 'nl';
}
