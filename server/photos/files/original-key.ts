import type { Storage } from '#server/platform/storage/storage.ts';
import { drawnKey, photoKey, waitingKey } from './storage-keys.ts';

/** Where the file of a photo lies that all else is made from: drawn, kept, or still where versions before 0.2 left it. */
export async function originalKey(storage: Pick<Storage, 'exists'>, path: string): Promise<string | null> {
  for (const key of [drawnKey(path), photoKey(path), waitingKey(path)]) {
    if (await storage.exists(key)) return key;
  }
  return null;
}
