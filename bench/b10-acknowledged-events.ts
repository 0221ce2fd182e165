import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Benchmark } from './frame/benchmark.ts';
import { runChild, startScript } from './frame/run-child.ts';

/**
 * A device may send 200 events in ten seconds. Each run opens this many new sockets, and each stays below
 * that limit.
 */
const sockets = 100;
const events = 190;

const report = z.object({ perSecond: z.number() });

/** Events sent by members' devices: validated, rate-limited and acknowledged, without a handler effect. */
export const benchmarks: readonly Benchmark[] = [
  {
    id: 'B10',
    work: `acknowledged events over ${sockets} sockets through our socket layer`,
    baselineIs: 'bare Socket.IO',
    unit: 'events/s',
    target: { is: 'at least', ratio: 0.75 },
    async prepare({ databaseUrl }) {
      const dataDir = await mkdtemp(join(tmpdir(), 'vonk-sockets-'));
      const bare = await startScript('socket-server.ts', { kind: 'bare', databaseUrl, dataDir });
      const ours = await startScript('socket-server.ts', { kind: 'ours', databaseUrl, dataDir });
      const measured = (port: string | undefined) => async (): Promise<number> => {
        const cookies = Array.from({ length: sockets }, (_, index) => `vonk_session=${index + 1}`);
        const asked = { url: `http://127.0.0.1:${port}`, cookies, event: 'content/said', events };
        return (await runChild('ack-child.ts', asked, report)).perSecond;
      };
      return {
        baseline: measured(bare.match[1]),
        product: measured(ours.match[1]),
        async close() {
          await Promise.all([bare.stop(), ours.stop()]);
          await rm(dataDir, { recursive: true, force: true });
        },
      };
    },
  },
];
