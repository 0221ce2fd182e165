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
import { revealAccounts } from '../sites/reveal-accounts.ts';
import { cleanUpAtEnd } from './clean-up.ts';
import { type Client, makeClient } from './client.ts';

export interface ServiceOverrides extends Partial<Config> {
  /** For several processes: `first` starts the first one, and a service adds one more on its database. */
  readonly several?: 'first' | TestService;
  readonly clock?: Clock;
  /** Registers instead of those of the domains. */
  readonly registers?: ReadonlyArray<(registry: Registry) => void>;
  /** Registers more beside the domains. */
  readonly extra?: (registry: Registry) => void;
  readonly wiring?: Partial<Wiring>;
  readonly pages?: Parameters<typeof makeService>[0]['pages'];
}

export interface TestService {
  readonly url: string;
  readonly databaseUrl: string;
  readonly platform: Platform;
  readonly service: Service;
  /** A new browser without cookies. `site` is a host name such as `she.localhost`. */
  client(site?: string): Client;
  /** Calls an operation as a visitor. */
  readonly api: Client['api'];
  readonly get: Client['get'];
  /**
   * Waits for a mail to this address, with a link that contains `link` if given, and returns the newest one.
   * Jobs run side by side, so a receipt may arrive after the answer that followed it.
   */
  mailTo(address: string, link?: string): Promise<MailboxEntry>;
  stop(): Promise<void>;
}

/**
 * Starts the real service with jobs and sockets, on a free port and with a new database. It stops at the end
 * of the test file.
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
    registers: [...(ownRegisters ?? [...registers, revealAccounts]), ...(extra === undefined ? [] : [extra])],
    wiring: { ...domainWiring, ...wiring },
    ...(clock === undefined ? {} : { clock }),
    ...(pages === undefined ? {} : { pages }),
  });
  const url = await service.start();
  const visitor = makeClient(url);
  const stop = cleanUpAtEnd(async () => {
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
    mailTo: (address, link = '') =>
      eventually(async () => {
        const mails = service.mailbox?.list(address) ?? [];
        const mail = mails.find(({ links }) => link === '' || links.some((one) => one.includes(link)));
        if (mail === undefined) throw new Error(`no mail to ${address}`);
        return mail;
      }),
    stop,
  };
}

/**
 * Repeats the work every 20 ms until it does not throw. Returns its result, or throws the last error after
 * `ms`. The long default covers a job whose notification was missed on a busy machine: a queue polls every 10
 * s at best.
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
