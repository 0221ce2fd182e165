import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id lives (a zombie does not). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    // `pid (name) state …`: the name may hold anything, so count from its end.
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return !existsSync('/proc/self');
  }
}

/** The process that serves this cluster, if it lives; the id in the file may belong to another by now. */
export function livingPostmaster(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  try {
    if (realpathSync(`/proc/${pid}/cwd`) !== realpathSync(cluster)) return null;
  } catch {
    // No /proc, or not ours to look at: believe the file.
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

/** Fast shutdown; the immediate one where that takes too long (the next start recovers, nothing is lost). */
export async function stopPostmaster(pid: number, patienceMs = 3000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await gone(pid, patienceMs)) return;
  }
}

/** A database left behind when its server was killed: stopped cleanly, so that this start has its own. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pid = livingPostmaster(cluster);
  if (pid === null) {
    // A stale file whose id belongs to someone else now would keep PostgreSQL from starting.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return false;
  }
  await stopPostmaster(pid, 10_000);
  if (livingPostmaster(cluster) !== null)
    throw new Error(`The database process ${pid} of an earlier start does not end: stop it by hand.`);
  return true;
}
