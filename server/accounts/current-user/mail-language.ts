import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { currentUserRow } from './current-user-row.sql.ts';

/**
 * The language for mails to a member, or `otherwise` if the member never chose one. Null for an erased
 * member.
 */
export async function mailLanguage(db: Handle, member: Id, otherwise: Locale): Promise<Locale | null> {
  const row = await currentUserRow(db, member);
  return row === undefined ? null : (localeOf(row.language) ?? otherwise);
}
