import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { siteById } from '#server/sites/door.ts';
import { notificationsTables } from '../tables.ts';

/** Reads the language a member chose. Null if they chose none or have no address (any more). */
export async function languageOf(db: Handle, member: Id): Promise<Locale | null> {
  const row = await notificationsTables(db)
    .selectFrom('addresses')
    .select('language')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return localeOf(row?.language ?? null);
}

/** Returns the language a member reads: the one they chose, else their site's. */
export async function readerLanguage(db: Handle, member: Id, site: number): Promise<Locale> {
  const ofSite = siteById(site).settings.domain_language.slice(0, 2);
  return (await languageOf(db, member)) ?? localeOf(ofSite) ?? 'nl';
}

/** Stores the language of everything the member gets from now on (LANG-2). */
export async function setLanguage(db: Handle, member: Id, language: Locale): Promise<void> {
  await notificationsTables(db)
    .updateTable('addresses')
    .set({ language })
    .where('member_id', '=', member)
    .execute();
}
