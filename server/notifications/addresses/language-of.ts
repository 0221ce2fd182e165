import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
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
