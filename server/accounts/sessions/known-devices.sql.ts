import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** Maximum number of remembered browsers per member; the most recently used are kept. */
const mostDevices = 20;

/**
 * Records that the member uses this browser. `strange`: the member used others before, but never this one.
 */
export async function rememberDevice(db: Handle, member: Id, hash: Buffer, now: Date) {
  const tables = accountsTables(db);
  const { fresh, others } = await tables
    .insertInto('known_devices')
    .values({ member_id: member, device_hash: hash, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'device_hash']).doUpdateSet({ last_seen_at: now }),
    )
    // An existing row was locked by some statement, at least by this one, so `xmax = 0` means a new row.
    .returning([
      sql<boolean>`xmax = 0`.as('fresh'),
      sql<boolean>`exists (select from known_devices before where before.member_id = ${member})`.as('others'),
    ])
    .executeTakeFirstOrThrow();
  if (fresh)
    await tables
      .deleteFrom('known_devices')
      .where('member_id', '=', member)
      .where('device_hash', 'in', (query) =>
        query
          .selectFrom('known_devices')
          .select('device_hash')
          .where('member_id', '=', member)
          .orderBy('last_seen_at', 'desc')
          .orderBy('first_seen_at', 'desc')
          .offset(mostDevices),
      )
      .execute();
  return { strange: fresh && others };
}
