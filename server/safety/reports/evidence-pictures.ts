import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Id, queryId } from '#contract/kit/id.ts';
import { evidencePath } from '#contract/safety/report-case.ts';
import { servePicture } from '#server/operators/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { holdsPicture, insertPictures } from './report-pictures.sql.ts';

/** Storage key of an image of a case. The file is sealed with the master key. */
const evidenceKey = (picture: Id): string => `evidence/${picture}.sealed`;

/** Images from before the sealing are plain files, until their cases end. */
const unsealedKey = (picture: Id): string => `evidence/${picture}.webp`;

type Files = Pick<Platform, 'storage' | 'keys'>;

/** Returns an image of a case, or null if it does not exist. */
export async function readEvidencePicture({ storage, keys }: Files, picture: Id): Promise<Uint8Array | null> {
  const key = evidenceKey(picture);
  if (await storage.exists(key))
    return keys.openBytes('safety/evidence', Buffer.from(await storage.get(key)));
  return (await storage.exists(unsealedKey(picture))) ? storage.get(unsealedKey(picture)) : null;
}

/** Deletes an image of a case. */
export async function deleteEvidencePicture({ storage }: Pick<Files, 'storage'>, picture: Id): Promise<void> {
  for (const key of [evidenceKey(picture), unsealedKey(picture)]) await storage.delete(key);
}

/**
 * Stores copies of photos for a report that is about to be filed with the returned ids, so that the evidence
 * outlives the photos (TRUST-4). The daily purge deletes copies that no report uses.
 */
export async function storeEvidencePictures(
  { db, storage, clock, keys }: Pick<Platform, 'db' | 'storage' | 'clock' | 'keys'>,
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
      if (bytes !== undefined) await storage.put(evidenceKey(id), keys.seal('safety/evidence', bytes));
    }),
  );
  return ids;
}

/** Serves a photo as it was when it was reported, to the operator who holds the case (SAFE-2). */
export function serveEvidence(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;
  servePicture(fastify, platform, {
    path: evidencePath,
    right: 'moderate',
    asked: z.object({ picture: queryId }),
    pictureFor: async (operator, { picture }) => {
      const isTheirs = await holdsPicture(db, operator, picture, clock.now());
      return isTheirs ? readEvidencePicture(platform, picture) : null;
    },
  });
}
