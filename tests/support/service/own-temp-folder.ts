import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#server/platform/database/embedded/postmaster.ts';

/** The process that made it stands in its name. */
const ofRun = /^vonk-test-(\d+)-/;

/** What runs that were killed left behind; a database that still works in there ends by itself once its folder is gone. */
async function removeDead(place: string): Promise<void> {
  const dead = (await readdir(place)).filter((name) => {
    const pid = Number(ofRun.exec(name)?.[1] ?? Number.NaN);
    return !Number.isNaN(pid) && !isAlive(pid);
  });
  // One of another user stays theirs to remove.
  for (const name of dead) await rm(join(place, name), { recursive: true, force: true }).catch(() => {});
}

/**
 * One folder for every temporary file of this run: TMPDIR of this process and of all that it starts from now on. The
 * function it gives takes the folder away; what earlier runs could not take away goes at once.
 */
export async function ownTempFolder(): Promise<() => Promise<void>> {
  const place = tmpdir();
  await removeDead(place);
  const folder = await mkdtemp(join(place, `vonk-test-${process.pid}-`));
  // The user that the database runs as has to pass.
  await chmod(folder, 0o711);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
