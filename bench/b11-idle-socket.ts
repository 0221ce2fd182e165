import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark } from './frame/benchmark.ts';
import { startScript } from './frame/run-child.ts';

type Server = Awaited<ReturnType<typeof startScript>>;

/** Bytes that the server holds after garbage collection. */
const held = ({ child }: Server): Promise<number> =>
  new Promise((resolve) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const bytes = /held (\d+)\n/.exec(said)?.[1];
      if (bytes === undefined) return;
      child.stdout?.off('data', listen);
      resolve(Number(bytes));
    };
    child.stdout?.on('data', listen);
    child.kill('SIGUSR2');
  });

/** Bytes per additional socket, each of another member. The first hundred sockets are not counted. */
const bytesPerSocket = async (server: Server, sockets: number): Promise<number> => {
  const crowd = (from: number, count: number) =>
    startScript('crowd-child.ts', [
      {
        url: `http://127.0.0.1:${server.match[1]}`,
        cookies: Array.from({ length: count }, (_, index) => `vonk_session=${from + index}`),
      },
    ]);
  const first = await crowd(1, 100);
  const before = await held(server);
  const more = await crowd(1000, sockets);
  const after = await held(server);
  await more.stop();
  await first.stop();
  return (after - before) / sockets;
};

const idle = (sockets: number): Benchmark => ({
  id: `B11 ${sockets}`,
  work: `memory of an idle signed-in socket, with ${sockets} of them`,
  baselineIs: 'bare Socket.IO',
  unit: 'bytes',
  target: { is: 'at most', ratio: 2 },
  ...(sockets > 1000 && { large: true }),
  async prepare({ databaseUrl }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vonk-sockets-'));
    const start = (kind: 'bare' | 'ours') =>
      startScript('socket-server.ts', { kind, databaseUrl, dataDir }, { flags: ['--expose-gc'] });
    const [bare, ours] = [await start('bare'), await start('ours')];
    return {
      baseline: () => bytesPerSocket(bare, sockets),
      product: () => bytesPerSocket(ours, sockets),
      async close() {
        await Promise.all([bare.stop(), ours.stop()]);
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  },
});

/** Heap and buffer memory that our server holds for each open device. */
export const benchmarks: readonly Benchmark[] = [idle(1000), idle(5000)];
