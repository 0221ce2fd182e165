import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Id } from '#contract/kit/id.ts';
import { recordEvent } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertHashes, lockHashes, type PictureHashes } from './picture-hashes.sql.ts';
import { countAttempt, refusedReason } from './refused-hashes.sql.ts';

/** SHA-256 of a file. */
export async function hashFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

export const knownHashes = ({ sent, stored }: PictureHashes): Buffer[] =>
  [sent, stored].filter((hash) => hash !== null);

/**
 * Refuses a picture with the bytes of a removed one, from all members on all sites (CSAM-1). The
 * attempt is counted and recorded in the audit log. The member gets a neutral error.
 */
export async function refuseRemovedPicture(
  { db, clock, transact }: Pick<Platform, 'db' | 'clock' | 'transact'>,
  member: Id,
  hashes: PictureHashes,
): Promise<void> {
  const known = knownHashes(hashes);
  const reason = await refusedReason(db, known);
  if (reason === undefined) return;
  const at = clock.now();
  await transact(async (unit) => {
    await countAttempt(unit.db, known, at);
    await recordEvent(unit, { action: 'photos/refused-upload', member, details: { reason }, at });
  });
  throw new Refusal('picture_refused');
}

/**
 * Stores the hashes of an uploaded picture in the transaction of its row. Refuses it if a removal of the same
 * bytes was committed since `refuseRemovedPicture`.
 */
export async function storeHashes(db: Handle, path: string, hashes: PictureHashes): Promise<void> {
  const known = knownHashes(hashes);
  await lockHashes(db, known);
  if ((await refusedReason(db, known)) !== undefined) throw new Refusal('picture_refused');
  await insertHashes(db, path, hashes);
}
