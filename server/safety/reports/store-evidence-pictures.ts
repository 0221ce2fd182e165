import { createHash } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { evidenceKey } from './evidence-key.ts';
import { insertPictures } from './report-pictures.sql.ts';

/**
 * Keeps photos as they are now, for a report that is about to be filed with their ids: whatever becomes of the photos,
 * the evidence stays (TRUST-4). What no report takes up is deleted by the daily purge.
 */
export async function keepPictures(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  photos: ReadonlyArray<{ readonly photo: Id; readonly bytes: Uint8Array }>,
): Promise<Id[]> {
  const noted = photos.map(({ photo, bytes }) => ({
    photo,
    sha256: createHash('sha256').update(bytes).digest(),
  }));
  const ids = await insertPictures(db, noted, clock.now());
  await Promise.all(
    ids.map(async (id, place) => {
      const bytes = photos[place]?.bytes;
      if (bytes !== undefined) await storage.put(evidenceKey(id), bytes, { contentType: 'image/webp' });
    }),
  );
  return ids;
}
