import { seedDemo } from '#database/seeds/seed-demo.ts';
import { demoCodePath, demoOperator } from '#server/operators/door.ts';
import { withTimeLimit } from '#server/platform/at-most.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { lockDataFolder } from '#server/platform/database/data-folder-lock.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { makeService, type ServiceOptions } from '#server/platform/service.ts';
import { closeDataFolder, closeOlderFiles } from '#server/platform/storage/private-files.ts';
import { registers } from './domains.ts';
import { openDatabaseServer } from './open-database.ts';
import { wiring } from './wiring.ts';

const demoSites = ['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];

const demoLogins = [
  'anna@demo.example, bram@demo.example (free)',
  'carla@demo.example (premium, 120 credits)',
];

/**
 * The address to show. Browsers resolve `localhost` names to the loopback address; an IP address selects no
 * site.
 */
const shownAddress = (config: Config, listening: string): string => {
  if (config.publicUrl !== null) return config.publicUrl;
  const { port } = new URL(listening);
  return /^(127\.|0\.0\.0\.0|::1?$)/.test(config.host) ? `http://localhost:${port}` : listening;
};

/** The text that `npm start` prints when the service is ready. */
function announce(config: Config, listening: string): string {
  const address = shownAddress(config, listening);
  const port = new URL(address).port;
  const lines = ['', `  Vonk is ready: ${address}`];
  if (config.demo) {
    lines.push(
      '',
      `  Sites     ${demoSites.map((name) => `http://${name}.localhost${port === '' ? '' : `:${port}`}`).join('\n            ')}`,
      '',
      `  Logins    ${demoLogins.join('\n            ')}`,
      '            password: demo-demo-demo',
      '',
      `  Console   ${config.consoleUrl ?? address}/console`,
      `            ${demoOperator.email}, the same password`,
      `            authenticator key ${demoOperator.secret}, or its code now: ${address}${demoCodePath}`,
    );
    if (config.smtpUrl === null) lines.push('', `  Mailbox   ${address}/dev/mailbox`);
  }
  return `${lines.join('\n')}\n`;
}

type Undo = () => Promise<void>;

export interface RunOptions {
  /** Work that the pages need first; runs in parallel with the start of the database. */
  prepare(config: Config): Promise<void>;
  readonly pages: NonNullable<ServiceOptions['pages']>;
  /** Registers in addition to the domains. */
  readonly extra?: ServiceOptions['registers'];
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const shutdownTimeoutMs = 4800;

/** Time limit per step. A step that takes longer ends with the process. */
const stepTimeoutMs = 3800;

/** Runs the undo steps in reverse order. A failing step does not stop the others. */
const undoAll = async (undo: readonly Undo[]): Promise<void> => {
  for (const step of [...undo].reverse())
    await withTimeLimit(stepTimeoutMs, step()).catch((error: unknown) => {
      process.stderr.write(
        `Error while stopping: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    });
};

/** Stops once, in order, at the first signal. Exits at once at the second signal or after the time limit. */
const stopOnSignal = (undo: readonly Undo[]): ((code: number) => void) => {
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    void undoAll(undo).then(() => process.exit(code));
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  return stop;
};

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Runs this process's roles (ROLES) until a signal. Throws if it cannot start, and leaves nothing running.
 */
export async function run(
  variables: NodeJS.ProcessEnv,
  { prepare, pages, extra = [] }: RunOptions,
): Promise<void> {
  const config = readConfig(variables);
  closeDataFolder(config.dataDir, config.databaseUrl === null);
  // Whatever this process and its children create belongs to its own user alone.
  process.umask(0o077);
  const undo: Undo[] = [];
  const stop = stopOnSignal(undo);
  try {
    for (const part of config.databaseUrl === null ? [''] : config.roles)
      undo.push(await lockDataFolder(config.dataDir, part));
    const preparing = config.roles.includes('web') ? prepare(config) : Promise.resolve();
    preparing.catch(() => {});
    const database = await openDatabaseServer(config);
    undo.push(database.stop);
    await migrate(database.url);
    await preparing;
    const service = await makeService({
      config,
      databaseUrl: database.url,
      alone: database.embedded,
      registers: [...registers, ...extra],
      wiring,
      pages,
      ...(config.demo ? { seed: seedDemo } : {}),
    });
    undo.push(service.stop);
    const fail = (error: unknown): void => {
      service.platform.log.fatal({ err: error }, 'unhandled error');
      stop(1);
    };
    process.on('uncaughtException', fail);
    process.on('unhandledRejection', fail);
    say(announce(config, await service.start()));
    closeOlderFiles(config.dataDir).catch((error: unknown) =>
      service.platform.log.error({ err: error }, 'failed to make older files private'),
    );
  } catch (error) {
    await undoAll(undo);
    throw isPortTaken(error)
      ? new Error(`Port ${config.port} is taken by another program: set PORT.`)
      : error;
  }
}
