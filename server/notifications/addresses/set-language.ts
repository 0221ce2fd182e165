import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** Stores the language of everything the member gets from now on (LANG-2). */
export async function setLanguage(db: Handle, member: Id, language: Locale): Promise<void> {
  await notificationsTables(db)
    .updateTable('addresses')
    .set({ language })
    .where('member_id', '=', member)
    .execute();
}
