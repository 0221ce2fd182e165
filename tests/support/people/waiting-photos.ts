import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { runningDatabaseUrl } from '#server/platform/database/embedded/cluster-place.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { journeyData } from '../browser/journey-data.ts';

async function withDatabase(work: (db: Handle) => Promise<unknown>): Promise<void> {
  const url = runningDatabaseUrl(journeyData);
  if (url === null) throw new Error('The service of the journeys has no database of its own.');
  const { db, close } = openDatabase(url, null, { max: 1, statementTimeoutMs: 0 });
  try {
    await work(db);
  } finally {
    await close();
  }
}

/**
 * Adds photos of fictional members to the photo queue. Each operator claims a page of photos for ten minutes,
 * so that the seeded photos are not enough for all journeys.
 */
export const addWaitingPhotos = (number: number): Promise<void> =>
  withDatabase((db) =>
    sql`update photos set status = 'pending', claimed_by = null, claimed_until = null from (
        select photos.member_id, photos.id from photos join profiles using (member_id)
        where profiles.fictional and profiles.site_id = 1 and not photos.is_main and photos.status = 'active'
        order by random() limit ${number} for update of photos
      ) chosen where photos.member_id = chosen.member_id and photos.id = chosen.id`.execute(db),
  );

/** Puts the photos of a member first in the photo queue, claimed by an operator. The demo approved them. */
export const claimPhotosOf = (member: Id, operator: string): Promise<void> =>
  withDatabase((db) =>
    sql`update photos set status = 'pending', created_at = '2020-01-01', claimed_until = now() + interval '10 minutes',
      claimed_by = (select id from operators where email = ${operator})
      where member_id = ${member}`.execute(db),
  );
