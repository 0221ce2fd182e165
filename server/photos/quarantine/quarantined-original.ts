import type { Platform } from '#server/platform/platform.ts';
import { quarantineKey } from '../files/storage-keys.ts';

/** A photo as its member sent it, for a report that the law demands. Null after its review (GDPR-6). */
export async function quarantinedOriginal(
  { storage, keys }: Pick<Platform, 'storage' | 'keys'>,
  path: string,
): Promise<Buffer | null> {
  const key = quarantineKey(path);
  return (await storage.exists(key))
    ? keys.openBytes('photos/quarantine', Buffer.from(await storage.get(key)))
    : null;
}
