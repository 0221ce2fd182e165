import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type ClusterPlace, findClusterPlace } from './cluster-place.ts';
import { isAlive, stopOrphan, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** URL of the database `vonk`, including the password. */
  readonly url: string;
  /** Process id of the server. The id changes when the server is restarted. */
  pid(): number;
  stop(): Promise<void>;
}

const user = 'vonk';
const database = 'vonk';

const settings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // DETAIL lines quote the failing row, which may hold personal data (OPS-3).
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const identity = (place: ClusterPlace) =>
  place.runAs === null ? {} : { uid: place.runAs.uid, gid: place.runAs.gid };

const initialise = async (place: ClusterPlace): Promise<void> => {
  const unfinished = `${place.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = join(dirname(place.cluster), `postgres.password`);
  writeFileSync(passwordFile, `${place.password}\n`);
  chmodSync(passwordFile, 0o600);
  if (place.runAs !== null) {
    chownSync(unfinished, place.runAs.uid, place.runAs.gid);
    chownSync(passwordFile, place.runAs.uid, place.runAs.gid);
  }
  try {
    const initdb = spawn(
      join(place.binaries, 'bin', 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...identity(place), env: environment, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    initdb.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      initdb.once('error', reject);
      initdb.once('close', resolve);
    });
    if (code !== 0) throw new Error(`Creating the database failed: ${said.trim()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, place.cluster);
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const addressOf = (place: ClusterPlace, port: number, name: string): string =>
  `postgres://${user}:${place.password}@127.0.0.1:${port}/${name}`;

const tail = (file: string): string => readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n');

const launch = (place: ClusterPlace, port: number, extra: Readonly<Record<string, string>>): ChildProcess => {
  const grown = existsSync(place.logFile) && statSync(place.logFile).size > 5_000_000;
  const log = openSync(place.logFile, grown ? 'w' : 'a', 0o600);
  try {
    const flags = Object.entries({ ...settings, ...extra, port: String(port) });
    return spawn(
      join(place.binaries, 'bin', 'postgres'),
      ['-D', place.cluster, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Runs in its own session: Ctrl-C in the terminal reaches only us, and we stop the database in our own
      // order.
      { ...identity(place), env: environment, cwd: '/', detached: true, stdio: ['ignore', log, log] },
    );
  } finally {
    closeSync(log);
  }
};

const connects = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rows.length === 0) await client.query(`CREATE DATABASE ${database}`);
    return true;
  } catch (error) {
    // 57P03: the server is still starting. Any other database error is final.
    if (error instanceof pg.DatabaseError && error.code !== '57P03') throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Starts the server process. Returns null if the process ends before it accepts connections. */
const startPostmaster = async (
  place: ClusterPlace,
  port: number,
  extra: Readonly<Record<string, string>>,
): Promise<ChildProcess | null> => {
  const child = launch(place, port, extra);
  const { pid } = child;
  let over = pid === undefined;
  child.once('error', () => {
    over = true;
  });
  child.once('exit', () => {
    over = true;
  });
  // The database must not keep our process alive.
  child.unref();
  // Recovery after a crash may take time.
  for (let waited = 0; waited < 60_000 && !over; waited += 20) {
    if (await connects(addressOf(place, port, 'postgres'))) return child;
    await sleep(20);
  }
  if (pid !== undefined && isAlive(pid)) await stopPostmaster(pid);
  return null;
};

const startOnFreePort = async (place: ClusterPlace, extra: Readonly<Record<string, string>>) => {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const port = await freePort();
    const child = await startPostmaster(place, port, extra);
    if (child !== null) return { port, child };
  }
  throw new Error(`The database does not start:\n${tail(place.logFile)}`);
};

/**
 * Starts the PostgreSQL that npm installed, and creates the database the first time. A server that a killed
 * process left running is stopped first. A server that dies later is restarted on the same port. Throws with
 * the reason if the server cannot start.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  extraSettings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const place = findClusterPlace(dataDir);
  if (existsSync(place.cluster)) await stopOrphan(place.cluster);
  else await initialise(place);
  const { port, child } = await startOnFreePort(place, extraSettings);
  let current = child;
  let stopping = false;

  const watch = (watched: ChildProcess): void => {
    watched.once('exit', () => void revive());
  };

  /** Restarts the server. The last processes of the old server may still hold shared memory for a moment. */
  const revive = async (): Promise<void> => {
    while (!stopping) {
      const next = await startPostmaster(place, port, extraSettings).catch(() => null);
      if (next !== null) {
        current = next;
        return watch(next);
      }
      await sleep(250);
    }
  };

  watch(child);
  return {
    url: addressOf(place, port, database),
    pid: () => current.pid ?? 0,
    async stop() {
      stopping = true;
      if (current.pid !== undefined) await stopPostmaster(current.pid);
    },
  };
}
