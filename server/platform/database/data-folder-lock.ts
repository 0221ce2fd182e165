import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const listen = (server: Server, address: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Locks a data folder, or one part of it, against a second process. One process per role may share a folder.
 * The lock is a named socket: the kernel releases it however this process ends, so no stale lock remains.
 * Throws if another process holds the lock.
 */
export async function lockDataFolder(dataDir: string, part = ''): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const name = `vonk-${createHash('sha256')
    .update(realpathSync(dataDir) + part)
    .digest('hex')
    .slice(0, 32)}`;
  const linux = process.platform === 'linux';
  const address = linux ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  for (const last of [linux, true]) {
    const server = createServer((socket) => socket.destroy());
    if (await listen(server, address)) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    if (last || (await answers(address))) break;
    rmSync(address, { force: true });
  }
  throw new Error(
    `Vonk already runs on the data folder ${dataDir}: stop it, or set another DATA_DIR and PORT.`,
  );
}
