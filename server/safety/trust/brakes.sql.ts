import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

/** The brakes that are on: their sites, since when, and the number of members hidden before. */
export function brakesOn(db: Handle) {
  return safetyTables(db)
    .selectFrom('automatic_brakes')
    .select(['site_id', 'since', 'hidden'])
    .where('released_at', 'is', null)
    .orderBy('since')
    .execute();
}

/** Whether a site hides nobody automatically until an operator releases the brake. */
export async function isBraked(db: Handle, site: number): Promise<boolean> {
  const row = await safetyTables(db)
    .selectFrom('automatic_brakes')
    .select('id')
    .where('site_id', '=', site)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Engages the brake of a site. Returns false if it is on already. */
export async function engageBrake(
  db: Handle,
  { site, hidden, now }: { readonly site: number; readonly hidden: number; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await safetyTables(db)
    .insertInto('automatic_brakes')
    .values({ site_id: site, since: now, hidden })
    .onConflict((one) => one.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** Releases the brake of a site. Returns the id of the released brake, or undefined if it was off. */
export async function releaseBrakeOf(
  db: Handle,
  { site, operator, now }: { readonly site: number; readonly operator: Id; readonly now: Date },
): Promise<Id | undefined> {
  const released = await safetyTables(db)
    .updateTable('automatic_brakes')
    .set({ released_at: sql<Date>`greatest(since, ${now}::timestamptz)`, released_by: operator })
    .where('site_id', '=', site)
    .where('released_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return released?.id;
}
