import { createHash } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { evidenceKey } from './evidence-key.ts';
import { insertPictures } from './report-pictures.sql.ts';

/**
 * Stores copies of photos for a report that is about to be filed with the returned ids, so that the evidence
 * outlives the photos (TRUST-4). The daily purge deletes copies that no report uses.
 */
export async function storeEvidencePictures(
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
