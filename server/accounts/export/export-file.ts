import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Platform } from '#server/platform/platform.ts';

type Files = Pick<Platform, 'storage' | 'keys'>;

const sealedEnding = '.sealed';

/** A new storage key for an export. The key cannot be guessed. */
export const newExportKey = (): string => `exports/${randomBytes(24).toString('hex')}${sealedEnding}`;

/** Exports from before the sealing are plain ZIP files. The last of them ends seven days after the update. */
const isSealed = (key: string): boolean => key.endsWith(sealedEnding);

/** Stores the ZIP of an export, sealed with the master key. Disk and bucket reveal nothing of it. */
export async function storeExportFile({ storage, keys }: Files, key: string, zip: Readable): Promise<void> {
  if (isSealed(key))
    await storage.putStream(key, keys.sealStream('accounts/export', zip), {
      contentType: 'application/octet-stream',
    });
  else await storage.putStream(key, zip, { contentType: 'application/zip' });
}

/**
 * Opens the ZIP of an export. Rejects if the file does not exist; the stream breaks if the file was changed.
 */
export async function openExportFile({ storage, keys }: Files, key: string): Promise<Readable> {
  const file = await storage.stream(key);
  return isSealed(key) ? keys.openStream('accounts/export', file) : file;
}
