import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { type Ledger, openLedger } from './ledgers.ts';
import { openLongTalks, type Talks } from './long-talks.ts';
import { openPopulation, type Population } from './population.ts';
import { startChild } from './run-child.ts';

/** Shared by all benchmarks: a database, the real service and a bare server, each a separate process. */
export interface BenchmarkEnvironment {
  readonly databaseUrl: string;
  /** Address of the service, without a slash at the end. */
  readonly service: string;
  readonly bareServer: string;
  readonly large: boolean;
  /** Starts another service on the same database, for example one without a proxy in front. */
  startService(environment: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }>;
  /** Returns the same population for the same count; it lasts until the end of the run. */
  population(count: number): Promise<Population>;
  /** The same for conversations with this many messages. */
  talks(messages: number): Promise<Talks>;
  /** The same for a ledger with this many entries. */
  ledger(entries: number): Promise<Ledger>;
  stop(): Promise<void>;
}

/** Starts everything in a folder that is deleted afterwards. */
export async function openEnvironment(large: boolean): Promise<BenchmarkEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-bench-'));
  // If we are root, the database runs as another user, who needs access through this folder.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres(
    join(folder, 'database'),
    // Matches a production database with a million members: the table and its indexes fit in memory.
    large ? { shared_buffers: '2GB' } : {},
  );
  let services = 0;
  const startService: BenchmarkEnvironment['startService'] = async (environment) => {
    services += 1;
    const port = 20_000 + (process.pid % 20_000) + services;
    const { stop } = await startChild(process.execPath, ['server/main/start.ts'], /http:\/\/\S+/, {
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, `data-${services}`),
      DEMO: '1',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      PORT: String(port),
      RATE_LIMITS: 'relaxed',
      ...environment,
    });
    return { url: `http://localhost:${port}`, stop };
  };
  // The load generator sends from many client addresses.
  const service = await startService({ TRUST_PROXY: '127.0.0.1' });
  const bare = await startChild(process.execPath, ['bench/frame/bare-server.ts'], /bare server on (\d+)/);
  const populations = new Map<number, Promise<Population>>();
  const talks = new Map<number, Promise<Talks>>();
  const ledgers = new Map<number, Promise<Ledger>>();
  return {
    databaseUrl: postgres.url,
    service: service.url,
    bareServer: `http://127.0.0.1:${bare.match[1]}`,
    large,
    startService,
    population(count) {
      const open =
        populations.get(count) ?? openPopulation({ databaseUrl: postgres.url, startService }, count);
      populations.set(count, open);
      return open;
    },
    talks(messages) {
      const open =
        talks.get(messages) ?? openLongTalks({ databaseUrl: postgres.url, startService }, messages);
      talks.set(messages, open);
      return open;
    },
    ledger(entries) {
      const open = ledgers.get(entries) ?? openLedger({ databaseUrl: postgres.url, startService }, entries);
      ledgers.set(entries, open);
      return open;
    },
    async stop() {
      for (const opened of await Promise.allSettled(ledgers.values()))
        if (opened.status === 'fulfilled') await opened.value.close();
      for (const opened of await Promise.allSettled([...populations.values(), ...talks.values()]))
        if (opened.status === 'fulfilled') await opened.value.stop();
      await bare.stop();
      await service.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
