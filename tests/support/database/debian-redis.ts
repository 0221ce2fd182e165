import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../service/free-port.ts';
import { eventually } from '../service/service.ts';

const binary = '/usr/bin/redis-server';

/** Whether Debian's Redis server is installed. */
export const hasRedis = existsSync(binary);

export interface DebianRedis {
  readonly url: string;
  /** Kills the server as a crash does. `start` restarts it empty on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Suspends the server until `resume`: connections stay open and nothing answers. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', () => resolve(socket.destroy() && undefined));
    socket.once('error', reject);
  });

/** Starts a temporary Redis without persistence. */
export async function startRedis(): Promise<DebianRedis> {
  const port = await freePort();
  const place = await mkdtemp(join(tmpdir(), 'vonk-redis-'));
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const running = child;
    child = null;
    if (running === null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(binary, [...options, '--dir', place], { stdio: 'ignore' });
    await eventually(() => answers(port), 30_000);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async stop() {
      await kill();
      await rm(place, { recursive: true, force: true });
    },
  };
}
