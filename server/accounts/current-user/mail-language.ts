import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { currentUserRow } from './current-user-row.sql.ts';

/** The language a member is written to in, `otherwise` where none was ever chosen; null: nobody to write to (erased). */
export async function mailLanguage(db: Handle, member: Id, otherwise: Locale): Promise<Locale | null> {
  const row = await currentUserRow(db, member);
  return row === undefined ? null : (localeOf(row.language) ?? otherwise);
}
