import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Id } from '#contract/kit/id.ts';
import { type Client, makeClient } from './client.ts';
import { inheritedEnv } from './inherited-environment.ts';

const main = fileURLToPath(new URL('./killable-main.ts', import.meta.url));

export interface KillableService {
  readonly url: string;
  /** A browser without a log-in. */
  visitor(): Client;
  /** A browser in which the member is logged in. */
  loggedIn(member: Id): Client;
  /** Kills the process when it reaches this step. */
  arm(failpoint: string): Promise<void>;
  /** Moves the clock of the process forward by this number of seconds. */
  forward(seconds: number): Promise<void>;
  /** Runs a scheduled job at once. */
  run(job: string): Promise<void>;
  /** Kills the process like kill -9 and waits for its end. */
  kill(): Promise<void>;
  /** Resolves with the signal that ended the process: SIGKILL at an armed step. */
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
 * Starts the service as a separate process on a migrated database.
 * - `failpoint`: the step at which the process is killed.
 * - `keptDataDir`: a data folder that outlives the process, for its successors.
 * - `port`: the port to listen on, so that clients find the successor.
 * - `env`: additional environment variables.
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
      ...inheritedEnv(),
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
  /** Sends messages one after another, because an answer does not name its message. */
  const send = async (message: { arm?: string; forward?: number; run?: string }): Promise<void> => {
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
    arm: (step) => send({ arm: step }),
    forward: (seconds) => send({ forward: seconds }),
    run: (job) => send({ run: job }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
