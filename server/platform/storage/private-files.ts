import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { chmod, lstat, opendir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUser } from '../database/embedded/run-as.ts';

export const privateFolder = 0o700;
export const privateFile = 0o600;

/** The database user of the embedded PostgreSQL passes through the data folder, but cannot list it. */
const passable = 0o711;

/** Folders of the data folder that hold files of members. */
const memberFolders = ['files', 'uploads'];

/** Exists once all files from before this rule are private. */
const doneMark = 'files-are-private';

/** A shared folder such as /tmp stays as it is, and so does a volume that another user mounted for us. */
const isOwn = (folder: string): boolean => {
  const { uid, mode } = statSync(folder);
  return (mode & 0o1000) === 0 && uid === process.getuid?.();
};

/**
 * Creates the data folder if it is missing, and closes it and the folders of members to other users of the
 * machine. `isEmbedded`: the folder holds the embedded database, which another user runs if we are root.
 */
export function closeDataFolder(dataDir: string, isEmbedded: boolean): void {
  const mode = isEmbedded && databaseUser() !== null ? passable : privateFolder;
  mkdirSync(dataDir, { recursive: true, mode });
  if (isOwn(dataDir)) chmodSync(dataDir, mode);
  for (const name of memberFolders) {
    const folder = join(dataDir, name);
    if (existsSync(folder)) chmodSync(folder, privateFolder);
  }
}

const closeBelow = async (folder: string): Promise<void> => {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const mode = entry.isDirectory() ? privateFolder : privateFile;
    // A file may disappear meanwhile. A link is not followed.
    const isOpen = !entry.isSymbolicLink() && ((await lstat(path).catch(() => null))?.mode ?? 0) & 0o077;
    if (isOpen) await chmod(path, mode).catch(() => {});
    if (entry.isDirectory()) await closeBelow(path);
  }
};

/**
 * Makes the files of earlier versions private, one after another, once per data folder. Nobody else reaches
 * them meanwhile, because `closeDataFolder` closed the folder above. A run that a stop interrupts starts
 * again.
 */
export async function closeOlderFiles(dataDir: string): Promise<void> {
  const mark = join(dataDir, doneMark);
  const folder = join(dataDir, 'files');
  if (existsSync(mark)) return;
  if (existsSync(folder)) await closeBelow(folder);
  await writeFile(mark, '', { mode: privateFile });
}
