import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Client, makeClient } from './client.ts';
import { inheritedEnv } from './inherited-environment.ts';

export interface ServiceProcess {
  readonly url: string;
  readonly pid: number;
  /** The whole output so far. */
  output(): string;
  client(site?: string): Client;
  /** Kills the process like the machine would, without cleanup. Resolves when it is gone. */
  kill9(): Promise<void>;
  /** Sends SIGTERM. Resolves with the exit code and the duration. */
  terminate(): Promise<{ readonly code: number | null; readonly ms: number }>;
  /** Resolves when the process ends by itself, for example at a failpoint. */
  ended(): Promise<void>;
}

/** The start failed. Holds the output and the exit code. */
export class StartFailedError extends Error {
  readonly code: number | null;

  constructor(output: string, code: number | null) {
    super(output);
    this.name = 'NotStarted';
    this.code = code;
  }
}

const script = fileURLToPath(new URL('./run-process.ts', import.meta.url));

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/**
 * Starts the whole service without pages and demo as a separate process on a free port. `variables` override
 * the defaults.
 * - DATA_DIR: a data folder that survives several starts.
 * - FAILPOINT: the step at which the process is killed.
 * - TEST_REGISTER: a module with more to register.
 */
export async function startProcess(variables: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...inheritedEnv(), NODE_ENV: 'test', DEMO: '0', PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = exitOf(child);
  let output = '';
  let url: string | undefined;
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += String(chunk);
        url = /Vonk is ready: (\S+)/.exec(output)?.[1];
        if (url !== undefined) resolve();
      });
  });
  await Promise.race([ready, ended]);
  if (url === undefined || child.pid === undefined) throw new StartFailedError(output.trim(), await ended);
  const address = url;
  return {
    url: address,
    pid: child.pid,
    output: () => output,
    client: (site) => makeClient(address, site),
    async kill9() {
      child.kill('SIGKILL');
      await ended;
    },
    async terminate() {
      const began = performance.now();
      child.kill('SIGTERM');
      const code = await ended;
      return { code, ms: performance.now() - began };
    },
    async ended() {
      await ended;
    },
  };
}
