import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/** A row of bounces ends with a month without one: mails arrived since, or none were sent. */
const rowEndsAfter = 30 * 24 * 3600_000;

const endedBefore = (now: Date): Date => new Date(now.getTime() - rowEndsAfter);

/** How many mails in a row to this address did not arrive for now, this one included. */
export async function countSoftBounce(db: Handle, address: Buffer, now: Date): Promise<number> {
  const { bounces } = await notificationsTables(db)
    .insertInto('soft_bounces')
    .values({ address_hash: address, bounces: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet((row) => ({
        last_at: now,
        bounces: row
          .case()
          .when('soft_bounces.last_at', '<', endedBefore(now))
          .then(1)
          .else(row('soft_bounces.bounces', '+', 1))
          .end(),
      })),
    )
    .returning('bounces')
    .executeTakeFirstOrThrow();
  return bounces;
}

/** The address works: it was suppressed for good, or proved right. */
export async function forgetSoftBounces(db: Handle, address: Buffer): Promise<void> {
  await notificationsTables(db).deleteFrom('soft_bounces').where('address_hash', '=', address).execute();
}

export async function purgeSoftBounces(db: Handle, now: Date): Promise<void> {
  await notificationsTables(db).deleteFrom('soft_bounces').where('last_at', '<', endedBefore(now)).execute();
}
