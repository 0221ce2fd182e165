import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minute } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { UploadedFile } from '#server/platform/http/uploaded-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { photoKey, quarantineKey } from '../files/storage-keys.ts';
import { hashFile, refuseRemovedPicture } from '../hashes/check-picture.ts';
import type { PictureHashes } from '../hashes/picture-hashes.sql.ts';
import { reencodePhoto } from './develop-photo.ts';

interface UploadToStore {
  readonly path: string;
  readonly member: Id;
  readonly file: UploadedFile;
  /** Whether the sent file is stored as well, sealed, until a person has reviewed the picture. */
  readonly sealed: boolean;
  /**
   * Enqueues the job that deletes the files which a crash leaves without a row. Called before the first file
   * is stored.
   */
  sweepLater(): Promise<void>;
}

/**
 * Stores an uploaded image at a path, re-encoded and without metadata. The caller writes the row; `drop`
 * deletes the files again, and stores `hashes` with it. Throws `no_image`, `image_too_small`,
 * `image_too_large` or `picture_refused`. Leaves nothing after an error or an aborted upload.
 */
export async function storeUpload(
  platform: Platform,
  { path, member, file, sealed, sweepLater }: UploadToStore,
): Promise<{ readonly hashes: PictureHashes; drop(): Promise<void> }> {
  const { storage, keys } = platform;
  const developed = `${file.path}.webp`;
  const drop = async () => {
    for (const key of [photoKey(path), quarantineKey(path)]) await storage.delete(key);
  };
  try {
    await reencodePhoto(file.path, developed, file.cancelled);
    const hashes = { sent: await hashFile(file.path), stored: await hashFile(developed) };
    await refuseRemovedPicture(platform, member, hashes);
    await sweepLater();
    await storage.putStream(photoKey(path), createReadStream(developed), { contentType: 'image/webp' });
    if (sealed)
      await storage.put(quarantineKey(path), keys.seal('photos/quarantine', await readFile(file.path)));
    failpoint('photos/file-stored');
    file.cancelled.throwIfAborted();
    return { hashes, drop };
  } catch (error) {
    await drop();
    throw error;
  } finally {
    await rm(developed, { force: true });
  }
}

/**
 * Stores a public picture that belongs to no member, re-encoded like any photo. Its sizes are rendered on
 * request. Idempotent. Throws `no_image`, `image_too_small` or `image_too_large`.
 */
export async function storePublicPicture(storage: Storage, path: string, bytes: Uint8Array): Promise<void> {
  if (await storage.exists(photoKey(path))) return;
  const folder = await mkdtemp(join(tmpdir(), 'vonk-picture-'));
  try {
    const [sent, developed] = [join(folder, 'sent'), join(folder, 'developed.webp')];
    await writeFile(sent, bytes);
    await reencodePhoto(sent, developed, AbortSignal.timeout(minute));
    await storage.putStream(photoKey(path), createReadStream(developed), { contentType: 'image/webp' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
