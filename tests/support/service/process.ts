import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Client, makeClient } from './client.ts';
import { inherited } from './inherited-environment.ts';

export interface ServiceProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything it wrote so far. */
  output(): string;
  client(site?: string): Client;
  /** As the machine would: nothing is finished. Resolves when it is gone. */
  kill9(): Promise<void>;
  /** SIGTERM; resolves with the exit code and how long it took. */
  terminate(): Promise<{ readonly code: number | null; readonly ms: number }>;
  /** Resolves when the process ends by itself (a failpoint). */
  ended(): Promise<void>;
}

/** The start was refused: what it said, and its exit code. */
export class NotStarted extends Error {
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
 * Starts the whole service, without pages and demo, as a process of its own on a free port. `variables` come
 * over the defaults: DATA_DIR to keep a data folder over several starts, FAILPOINT to have it killed at a step,
 * TEST_REGISTER for a module with more to register.
 */
export async function startProcess(variables: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...inherited(), NODE_ENV: 'test', DEMO: '0', PORT: '0', LOG_LEVEL: 'warn', ...variables },
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
  if (url === undefined || child.pid === undefined) throw new NotStarted(output.trim(), await ended);
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
