import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { originalKey } from '../files/storage-keys.ts';
import { quarantinedOriginal } from '../quarantine/quarantine.ts';
import { insertHashes, unhashedPaths } from './picture-hashes.sql.ts';

/** Runs every five minutes: adds the hashes of pictures from before hashes were stored (NCII-1). */
export const fillHashesJob = job('photos/fill-hashes', z.object({}), {
  cron: '*/5 * * * *',
  parallel: 1,
  timeoutSeconds: 240,
});

const atOnce = 200;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Stores the hashes of a picture that has none: of its stored file, and of the sent file while it is in
 * quarantine. A picture without a file gets an empty row, so that the job does not read it again.
 */
export async function hashStoredPicture(
  platform: Pick<Platform, 'db' | 'storage' | 'keys'>,
  path: string,
  db = platform.db,
): Promise<void> {
  const { storage } = platform;
  const key = await originalKey(storage, path);
  const bytes = key === null ? undefined : await storage.get(key);
  const sent = await quarantinedOriginal(platform, path);
  await insertHashes(db, path, {
    sent: sent === null ? null : sha256(sent),
    stored: bytes === undefined ? null : sha256(bytes),
  });
}

/** One file at a time, so that the job leaves the machine to members. */
export const fillHashesHandler = jobHandler(fillHashesJob, async (_payload, platform) => {
  for (const path of await unhashedPaths(platform.db, atOnce)) await hashStoredPicture(platform, path);
});
