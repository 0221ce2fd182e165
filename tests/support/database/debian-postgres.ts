import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseUser } from '#server/platform/database/embedded/run-as.ts';
import { freePort } from '../service/free-port.ts';

const run = promisify(execFile);
const folder = '/usr/lib/postgresql';

/** The folder of the oldest installed Debian PostgreSQL that we support (15 or later), or null. */
export const debianPostgres = (): string | null => {
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  const [oldest] = versions.filter((version) => version >= 15).sort((one, other) => one - other);
  const binaries = `${folder}/${oldest}/bin`;
  return existsSync(`${binaries}/postgres`) && existsSync(`${binaries}/initdb`) ? binaries : null;
};

/** Starts a temporary cluster of it. `url` names a database whose owner has all rights. */
export async function startDebianPostgres(binaries: string): Promise<{ url: string; stop(): Promise<void> }> {
  const place = await mkdtemp(join(tmpdir(), 'vonk-debian-'));
  const user = databaseUser();
  await chmod(place, 0o755);
  if (user) await chown(place, user.uid, user.gid);
  const cluster = join(place, 'cluster');
  const as = user ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: '/' };
  const port = await freePort();
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run(
    join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    as,
  );
  const control = join(binaries, 'pg_ctl');
  await run(control, ['-D', cluster, '-w', '-l', join(place, 'log'), '-o', flags, 'start'], as);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(control, ['-D', cluster, '-m', 'immediate', 'stop'], as);
      await rm(place, { recursive: true, force: true });
    },
  };
}
