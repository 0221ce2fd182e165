import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** The language a member chose; null: none, or nobody is there to be written to (any more). */
export async function languageOf(db: Handle, member: Id): Promise<Locale | null> {
  const row = await notificationsTables(db)
    .selectFrom('addresses')
    .select('language')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return localeOf(row?.language ?? null);
}
