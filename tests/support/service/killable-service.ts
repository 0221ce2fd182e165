import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Id } from '#contract/kit/id.ts';
import { type Client, makeClient } from './client.ts';
import { inherited } from './inherited-environment.ts';

const main = fileURLToPath(new URL('./killable-main.ts', import.meta.url));

export interface KillableService {
  readonly url: string;
  /** A browser in which nobody is logged in. */
  visitor(): Client;
  /** A browser in which the member is logged in. */
  loggedIn(member: Id): Client;
  /** From now on it is killed at this step. */
  arm(failpoint: string): Promise<void>;
  /** Moves its clock on by so many seconds. */
  forward(seconds: number): Promise<void>;
  /** Does a job of it at once that comes by itself otherwise. */
  run(job: string): Promise<void>;
  /** Kills it as kill -9 does, and waits for that. */
  kill(): Promise<void>;
  /** Resolves with the signal that ended it: SIGKILL at an armed step. */
  readonly ended: Promise<string | null>;
}

const addressOf = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('the process has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('listening ')) return line.slice('listening '.length);
  }
  throw new Error('the process ended before it listened');
};

/**
 * Starts the service in a process of its own on a migrated database; `failpoint` kills it at that step. `keptDataDir`:
 * a data folder that outlives the process, for those that follow it; `port`: where it shall listen, so that clients find
 * the one that follows; `env`: more of its environment.
 */
export async function startKillable(
  databaseUrl: string,
  failpoint?: string,
  keptDataDir?: string,
  port = 0,
  env: Readonly<Record<string, string>> = {},
): Promise<KillableService> {
  const dataDir = keptDataDir ?? (await mkdtemp(join(tmpdir(), 'vonk-killable-')));
  const child = spawn(process.execPath, [main], {
    env: {
      ...inherited(),
      NODE_ENV: 'test',
      DEMO: '1',
      RATE_LIMITS: 'relaxed',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(async ([, signal]): Promise<string | null> => {
    if (keptDataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return signal;
  });
  const url = await addressOf(child);
  /** One after the other: an answer does not say to what. */
  const tell = async (message: { arm?: string; forward?: number; run?: string }): Promise<void> => {
    child.send(message);
    await once(child, 'message');
  };
  return {
    url,
    ended,
    visitor: () => makeClient(url),
    loggedIn(member) {
      const client = makeClient(url);
      client.cookies.set('vonk_session', String(member));
      return client;
    },
    arm: (step) => tell({ arm: step }),
    forward: (seconds) => tell({ forward: seconds }),
    run: (job) => tell({ run: job }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
