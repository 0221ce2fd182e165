import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/** SQL condition: either member has read receipts switched off, so neither sends or gets them (TRUST-11). */
export const hasReadReceiptsOff = (
  one: RawBuilder<Id>,
  other: RawBuilder<Id>,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from silent_readers where silent_readers.member_id in (${one}, ${other}))`;

export async function hasSwitchedOffReadReceipts(db: Handle, member: Id): Promise<boolean> {
  const row = await chatTables(db)
    .selectFrom('silent_readers')
    .select('member_id')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setReadReceiptsOff(db: Handle, member: Id, silent: boolean): Promise<void> {
  if (silent)
    await chatTables(db)
      .insertInto('silent_readers')
      .values({ member_id: member })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await chatTables(db).deleteFrom('silent_readers').where('member_id', '=', member).execute();
}
