import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

interface Views {
  /** Keyed hash of the network and the day. */
  readonly network: Buffer;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Keyed hashes of profiles. */
  readonly seen: readonly bigint[];
  readonly most: number;
}

/**
 * Adds profiles to those that a network saw. False, and nothing is stored, if there would be more than
 * `most`. Simultaneous calls count one after the other. Profiles seen before are only read.
 */
export async function countViews(db: Handle, { network, day, seen, most }: Views): Promise<boolean> {
  const hashes = seen.map(String);
  const { rows: known } = await sql`
    select from visitor_views where network = ${network} and seen @> ${hashes}::bigint[]`.execute(db);
  if (known.length > 0) return true;
  const { rows } = await sql`
    insert into visitor_views as views (network, day, seen) values (${network}, ${day}::date, ${hashes}::bigint[])
    on conflict (network) do update
    set seen = array(select distinct unnest(views.seen || excluded.seen))
    where cardinality(array(select distinct unnest(views.seen || excluded.seen))) <= ${most}
    returning network`.execute(db);
  return rows.length > 0;
}

/** Deletes what networks saw before this day (YYYY-MM-DD). */
export async function purgeViews(db: Handle, before: string): Promise<void> {
  await sql`delete from visitor_views where day < ${before}::date`.execute(db);
}
