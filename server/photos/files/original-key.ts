import type { Storage } from '#server/platform/storage/storage.ts';
import { drawnKey, photoKey, waitingKey } from './storage-keys.ts';

/**
 * The storage key of a photo's original, from which all sizes are made. Checks the drawing, the photo, and
 * the folder that versions before 0.2 used.
 */
export async function originalKey(storage: Pick<Storage, 'exists'>, path: string): Promise<string | null> {
  for (const key of [drawnKey(path), photoKey(path), waitingKey(path)]) {
    if (await storage.exists(key)) return key;
  }
  return null;
}
