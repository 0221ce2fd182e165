import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id is running. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    // The format is `pid (name) state …`. The name may hold any character, so the state is searched after the
    // last `) `.
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return !existsSync('/proc/self');
  }
}

/**
 * Returns the process id of this cluster's server, if it runs. The id in the file may already belong to
 * another process.
 */
export function livingPostmaster(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  try {
    if (realpathSync(`/proc/${pid}/cwd`) !== realpathSync(cluster)) return null;
  } catch {
    // /proc is missing or not readable: trust the file.
  }
  return pid;
}

const gone = async (pid: number, milliseconds: number): Promise<boolean> => {
  for (let waited = 0; waited < milliseconds; waited += 10) {
    if (!isAlive(pid)) return true;
    await sleep(10);
  }
  return !isAlive(pid);
};

/**
 * Stops the server with a fast shutdown, then an immediate one if that takes too long. The next start
 * recovers, and nothing is lost.
 */
export async function stopPostmaster(pid: number, timeoutMs = 3000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await gone(pid, timeoutMs)) return;
  }
}

/** Stops a database that was left running when its service was killed. Returns whether there was one. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pid = livingPostmaster(cluster);
  if (pid === null) {
    // A stale file whose process id belongs to another process would keep PostgreSQL from starting.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return false;
  }
  await stopPostmaster(pid, 10_000);
  if (livingPostmaster(cluster) !== null)
    throw new Error(`The database process ${pid} of an earlier start does not end: stop it manually.`);
  return true;
}
