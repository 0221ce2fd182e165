import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { chmod, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { privateFile, privateFolder } from './private-files.ts';
import type { Storage } from './storage.ts';

/** Folder for files that are not yet complete. No key leads there. */
const unfinished = 'unfinished';

/**
 * Stores files in the data folder. A file is complete or absent, however its writer ended. Unfinished files
 * of a killed process are deleted at the start, because only this process uses the folder. Other users of the
 * machine can enter no folder and read no file, whatever the umask: the visibility of the driver sets no
 * mode.
 */
export function fileStorage(dataDir: string): Storage {
  const location = join(dataDir, 'files');
  rmSync(join(location, unfinished), { recursive: true, force: true });
  mkdirSync(join(location, unfinished), { recursive: true, mode: privateFolder });
  chmodSync(location, privateFolder);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));

  const keys = new KeyNormalizer();

  const whole = async (key: string, write: (draft: string) => Promise<void>): Promise<void> => {
    const draft = `${unfinished}/${randomUUID()}`;
    try {
      await write(draft);
      await chmod(join(location, draft), privateFile);
      const file = join(location, keys.normalize(key));
      await mkdir(dirname(file), { recursive: true, mode: privateFolder });
      await rename(join(location, draft), file);
    } catch (error) {
      await disk.delete(draft).catch(() => {});
      throw error;
    }
  };

  return {
    put: (key, bytes, options) => whole(key, (draft) => disk.put(draft, bytes, { ...options })),
    putStream: (key, bytes, options) => whole(key, (draft) => disk.putStream(draft, bytes, { ...options })),
    // The driver's own method returns the memory buffer behind a small file, including unrelated data.
    get: async (key) => readFile(join(location, keys.normalize(key))),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  };
}
