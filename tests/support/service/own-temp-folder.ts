import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#server/platform/database/embedded/postmaster.ts';

/** The folder name holds the id of the process that created it. */
const ofRun = /^vonk-test-(\d+)-/;

/**
 * Removes folders of killed runs. A database that still works in such a folder stops when the folder is gone.
 */
async function removeDead(place: string): Promise<void> {
  const dead = (await readdir(place)).filter((name) => {
    const pid = Number(ofRun.exec(name)?.[1] ?? Number.NaN);
    return !Number.isNaN(pid) && !isAlive(pid);
  });
  // Folders of another user cannot be removed.
  for (const name of dead) await rm(join(place, name), { recursive: true, force: true }).catch(() => {});
}

/**
 * Creates one folder for all temporary files of this run and sets TMPDIR to it, for this process and its
 * children. Removes the folders of earlier, killed runs. The returned function removes the new folder.
 */
export async function ownTempFolder(): Promise<() => Promise<void>> {
  const place = tmpdir();
  await removeDead(place);
  const folder = await mkdtemp(join(place, `vonk-test-${process.pid}-`));
  // The user of the database needs access.
  await chmod(folder, 0o711);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
