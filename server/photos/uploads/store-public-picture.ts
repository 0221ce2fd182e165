import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minute } from '#contract/kit/durations.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { photoKey } from '../files/storage-keys.ts';
import { reencodePhoto } from './develop-photo.ts';

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
