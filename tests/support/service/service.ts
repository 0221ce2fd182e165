import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registers } from '#server/main/domains.ts';
import { wiring as domainWiring } from '#server/main/wiring.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import type { Registry } from '#server/platform/http/registry.ts';
import type { Wiring } from '#server/platform/http/wiring.ts';
import type { MailboxEntry } from '#server/platform/mail/mailbox.ts';
import type { Platform } from '#server/platform/platform.ts';
import { makeService, type Service } from '#server/platform/service.ts';
import { freshDatabase } from '../database/database.ts';
import { atEnd } from './at-end.ts';
import { type Client, makeClient } from './client.ts';

export interface ServiceOverrides extends Partial<Config> {
  /** One of several processes: the first of them, or one more on the database of that one. */
  readonly several?: 'first' | TestService;
  readonly clock?: Clock;
  /** Instead of the domains' own. */
  readonly registers?: ReadonlyArray<(registry: Registry) => void>;
  /** Beside the domains' own. */
  readonly extra?: (registry: Registry) => void;
  readonly wiring?: Partial<Wiring>;
  readonly pages?: Parameters<typeof makeService>[0]['pages'];
}

export interface TestService {
  readonly url: string;
  readonly databaseUrl: string;
  readonly platform: Platform;
  readonly service: Service;
  /** Another browser, without cookies; `site` such as `she.localhost`. */
  client(site?: string): Client;
  /** Calls as a visitor. */
  readonly api: Client['api'];
  readonly get: Client['get'];
  /** Waits for a mail to this address and takes the newest. */
  mailTo(address: string): Promise<MailboxEntry>;
  stop(): Promise<void>;
}

/**
 * The real service, jobs and sockets included, on a free port, with a database of its own. It stops by itself
 * when the test file ends.
 */
export async function startService(overrides: ServiceOverrides = {}): Promise<TestService> {
  const { several, clock, registers: ownRegisters, extra, wiring, pages, ...config } = overrides;
  const database =
    typeof several === 'object' ? { url: several.databaseUrl, drop: async () => {} } : await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vonk-test-'));
  const service = await makeService({
    config: {
      ...readConfig({ NODE_ENV: 'test', DEMO: '1', RATE_LIMITS: 'relaxed', PORT: '0', LOG_LEVEL: 'fatal' }),
      dataDir,
      ...config,
    },
    databaseUrl: database.url,
    alone: several === undefined,
    registers: [...(ownRegisters ?? registers), ...(extra === undefined ? [] : [extra])],
    wiring: { ...domainWiring, ...wiring },
    ...(clock === undefined ? {} : { clock }),
    ...(pages === undefined ? {} : { pages }),
  });
  const url = await service.start();
  const visitor = makeClient(url);
  const stop = atEnd(async () => {
    await service.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    url,
    databaseUrl: database.url,
    platform: service.platform,
    service,
    client: (site) => makeClient(url, site),
    api: visitor.api,
    get: visitor.get,
    mailTo: (address) =>
      eventually(async () => {
        const [mail] = service.mailbox?.list(address) ?? [];
        if (mail === undefined) throw new Error(`no mail to ${address}`);
        return mail;
      }),
    stop,
  };
}

/**
 * Tries again every 20 ms until the work does not throw; then its result, or the last error after `ms`. The default is
 * for a job whose announcement was missed on a busy machine: a queue looks again after 10 s, when it has the time.
 */
export async function eventually<T>(work: () => Promise<T> | T, ms = 60_000): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
