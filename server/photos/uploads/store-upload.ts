import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { failpoint } from '#server/platform/failpoint.ts';
import type { UploadedFile } from '#server/platform/http/uploaded-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { photoKey, quarantineKey } from '../files/storage-keys.ts';
import { developPhoto } from './develop-photo.ts';

interface Keeping {
  readonly path: string;
  readonly file: UploadedFile;
  /** Whether what was sent is kept as well, until a person has reviewed the picture. */
  readonly sealed: boolean;
  /** Stores the job that deletes what a crash leaves without a row; called before the first file is there. */
  sweepLater(): Promise<void>;
}

/**
 * Keeps what a member sent, made anew and without metadata, at a path; its row is the caller's. `drop` takes it back.
 * Throws what the picture is not (`no_image`, `image_too_small`, `image_too_large`), and leaves nothing then, nor where
 * its sender went away.
 */
export async function keepUpload(
  { storage, keys }: Platform,
  { path, file, sealed, sweepLater }: Keeping,
): Promise<{ drop(): Promise<void> }> {
  const developed = `${file.path}.webp`;
  const drop = async () => {
    for (const key of [photoKey(path), quarantineKey(path)]) await storage.delete(key);
  };
  try {
    await developPhoto(file.path, developed, file.cancelled);
    await sweepLater();
    await storage.putStream(photoKey(path), createReadStream(developed), { contentType: 'image/webp' });
    if (sealed)
      await storage.put(quarantineKey(path), keys.seal('photos/quarantine', await readFile(file.path)));
    failpoint('photos/file-stored');
    file.cancelled.throwIfAborted();
    return { drop };
  } catch (error) {
    await drop();
    throw error;
  } finally {
    await rm(developed, { force: true });
  }
}
