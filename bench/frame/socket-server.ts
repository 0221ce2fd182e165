import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import { liveEvent, livePath } from '#contract/kit/event.ts';
import { registers } from '#server/main/domains.ts';
import { wiring } from '#server/main/wiring.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { socketInput } from '#server/platform/live/socket-input.ts';
import { makeService } from '#server/platform/service.ts';

/** Bare Socket.IO, or our socket layer. Both acknowledge the event `content/said` and do nothing else. */
interface Asked {
  readonly kind: 'bare' | 'ours';
  readonly databaseUrl: string;
  readonly dataDir: string;
}

const asked: Asked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const said = liveEvent({ name: 'content/said', payload: z.strictObject({ n: z.int() }) });

const startBare = async (): Promise<number> => {
  const server = createServer();
  const io = new Server(server, {
    path: livePath,
    serveClient: false,
    transports: ['websocket'],
    perMessageDeflate: false,
  });
  io.on('connection', (socket) => {
    socket.on(said.name, (_payload: unknown, acknowledge: (answer: object) => void) =>
      acknowledge({ ok: true }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
};

const startOurs = async (): Promise<number> => {
  const service = await makeService({
    config: {
      ...readConfig({
        NODE_ENV: 'test',
        DEMO: '1',
        RATE_LIMITS: 'relaxed',
        PORT: '0',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: asked.databaseUrl,
        ROLES: 'realtime',
      }),
      dataDir: asked.dataDir,
    },
    databaseUrl: asked.databaseUrl,
    alone: true,
    registers: [
      ...registers,
      (registry) => registry.socket(socketInput(said, async () => {}, { calls: 1_000_000, seconds: 10 })),
    ],
    // The cookie names the member. A session lookup would be a statement, and this benchmark is about
    // sockets.
    wiring: {
      ...wiring,
      identify: ({ vonk_session: member }, _platform, site) =>
        member === undefined
          ? null
          : {
              member: Number(member),
              session: Number(member),
              site: site.id,
              language: null,
              restricted: false,
              confirmed: true,
            },
    },
  });
  return Number(new URL(await service.start()).port);
};

const port = await (asked.kind === 'bare' ? startBare() : startOurs());

/** Bytes held after garbage collection. */
const held = async (): Promise<number> => {
  for (let turn = 0; turn < 5; turn += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
process.on('SIGUSR2', () => void held().then((bytes) => console.log(`held ${bytes}`)));
process.on('SIGTERM', () => process.exit(0));
console.log(`ready ${port}`);
