import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '#contract/kit/operation.ts';
import { withTimeLimit } from './at-most.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config, Role } from './config/config.ts';
import { openDatabase } from './database/pool.ts';
import { transactWith } from './database/transact.ts';
import { withAdvisoryLock } from './database/with-advisory-lock.ts';
import { armFailpoint } from './failpoint.ts';
import { mountUnknownApi, problemSender } from './http/answer-errors.ts';
import { mountApi } from './http/api.ts';
import { apiDocumentPaths, mountApiDocuments } from './http/api-documents.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { chargeRoutes } from './http/charge-routes.ts';
import { type CountryOf, openCountries } from './http/country.ts';
import type { Handler } from './http/handler.ts';
import { mountHealth } from './http/health.ts';
import { identifyMemberOf, type RoutePlugin } from './http/identify-member.ts';
import { makeHttp, type RawAnswer } from './http/make-http.ts';
import type { Registry } from './http/registry.ts';
import { acceptUploads } from './http/uploaded-file.ts';
import type { VisitorParts } from './http/visitor.ts';
import type { Wiring } from './http/wiring.ts';
import type { JobHandler } from './jobs/job.ts';
import { type JobsService, makeJobs } from './jobs/start-jobs.ts';
import type { Keys } from './keys/keys.ts';
import { makeKeys, masterKey } from './keys/make-keys.ts';
import { vapidKeys } from './keys/vapid-keys.ts';
import { makeBudgets } from './limits/budgets.ts';
import { type FanOut, makeFanOut, noFanOut } from './live/fan-out.ts';
import { postgresBus } from './live/postgres-bus.ts';
import type { SocketInput } from './live/socket-input.ts';
import { makeLive } from './live/start-sockets.ts';
import type { Logger } from './logger.ts';
import { type Mailbox, openMailbox } from './mail/mailbox.ts';
import { mountMailbox } from './mail/mailbox-pages.ts';
import { mailboxMailer, smtpMailer } from './mail/mailer.ts';
import type { Platform } from './platform.ts';
import { openRedis } from './redis/open-redis.ts';
import { redisBus } from './redis/redis-bus.ts';
import { gatewaySms, mailboxSms } from './sms/sms.ts';
import { openStorage } from './storage/storage.ts';
import { loadTexts } from './texts/texts.ts';

export interface PageParts extends VisitorParts {
  readonly countryOf: CountryOf;
  /** Sets a function that runs before Fastify and returns true if it answered the request. */
  answerFirst(answer: RawAnswer): void;
}

export interface ServiceOptions {
  readonly config: Config;
  /** URL of the migrated database. */
  readonly databaseUrl: string;
  /** No other process uses this database. */
  readonly alone: boolean;
  readonly registers: ReadonlyArray<(registry: Registry) => void>;
  readonly wiring: Wiring;
  readonly clock?: Clock;
  /** Fills an empty database before anything reads from it. Runs at each start. */
  readonly seed?: (platform: Platform) => Promise<void>;
  /** Mounts the pages on the remaining paths. */
  readonly pages?: (app: FastifyInstance, parts: PageParts) => Promise<void>;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly operations: readonly Operation[];
  /** Null if mails go to a mail server. */
  readonly mailbox: Mailbox | null;
  /**
   * Starts the jobs and sockets of this process's roles, and listens. Returns the URL with the actual port.
   */
  start(): Promise<string>;
  /** Takes no new work, finishes running work and releases all resources, in less than 5 s. */
  stop(): Promise<void>;
}

interface Registered {
  readonly operations: Handler[];
  readonly jobs: JobHandler[];
  readonly sockets: SocketInput[];
  readonly routes: RoutePlugin[];
  readonly starts: Array<(platform: Platform) => Promise<void>>;
}

const collect = (registers: ServiceOptions['registers']): Registered => {
  const found: Registered = { operations: [], jobs: [], sockets: [], routes: [], starts: [] };
  const registry: Registry = {
    operation: (handler) => void found.operations.push(handler),
    job: (handler) => void found.jobs.push(handler),
    socket: (input) => void found.sockets.push(input),
    route: (plugin) => void found.routes.push(plugin),
    eachStart: (work) => void found.starts.push(work),
  };
  for (const register of registers) register(registry);
  return found;
};

/** Production has no jobs of the demo. */
const jobsInUse = ({ jobs }: Registered, { demo }: Config): JobHandler[] =>
  jobs.filter(({ job }) => demo || !job.settings.demoOnly);

interface FanOutParts {
  readonly redis: ReturnType<typeof openRedis> | null;
  readonly keys: Keys;
  readonly log: Logger;
}

/** Connects this process to the others through Redis, or else through PostgreSQL. */
const openFanOut = (
  { alone, databaseUrl }: Pick<ServiceOptions, 'alone' | 'databaseUrl'>,
  { redis, keys, log }: FanOutParts,
): FanOut => {
  if (alone) return noFanOut;
  const name = randomUUID();
  if (redis === null) return makeFanOut(postgresBus(databaseUrl, name, log));
  // Several deployments may share one Redis: the channel name is derived from the key, so other deployments
  // do not know it.
  const channel = keys.mac('platform/live-channel', '').toString('base64url');
  return makeFanOut(redisBus(redis.client, `vonk-live-${channel}`, name));
};

/** Mounts the API, the routes of the domains and the pages. */
const mountWeb = async (
  app: FastifyInstance,
  registered: Registered,
  parts: PageParts,
  pages: ServiceOptions['pages'],
): Promise<void> => {
  const { platform } = parts;
  const operations = registered.operations.map(({ operation }) => operation);
  addBodyParsers(app);
  await acceptUploads(app, platform.config.dataDir);
  mountApi(app, registered.operations, parts);
  mountApiDocuments(app);
  mountUnknownApi(app, methodsOf(operations));
  for (const route of registered.routes)
    await app.register(async (scope) => {
      chargeRoutes(scope, parts);
      route(scope, platform, identifyMemberOf(parts));
    });
  await pages?.(app, parts);
};

/** Creates the service from the platform and the parts that the domains registered. Nothing listens yet. */
export async function makeService(options: ServiceOptions): Promise<Service> {
  const { databaseUrl, wiring, clock = systemClock } = options;
  // With PORT=0 the port is known as soon as the process listens. Local links need it.
  const config: { -readonly [Name in keyof Config]: Config[Name] } = { ...options.config };
  armFailpoint(config.failpoint);
  const registered = collect(options.registers);
  const { app, handleErrors, answerFirst } = makeHttp(config);
  const { log } = app;
  const primary = openDatabase(databaseUrl, log);
  const replica = config.databaseReplicaUrl === null ? primary : openDatabase(config.databaseReplicaUrl, log);
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, log);
  const keys = makeKeys(masterKey(config.dataDir, config.secretKey));
  const does = (role: Role): boolean => config.roles.includes(role);
  const live = makeLive(openFanOut(options, { redis, keys, log }));
  const { alone } = options;
  const jobs = makeJobs({ url: databaseUrl, db: primary.db, log, works: does('jobs'), alone });
  const mailbox = config.smtpUrl === null ? openMailbox(config.dataDir, clock) : null;
  const mailer = mailbox === null ? smtpMailer(config.smtpUrl ?? '') : mailboxMailer(mailbox);
  const sms = config.sms ? gatewaySms(config.sms) : mailbox && mailboxSms(mailbox);
  const storage = await openStorage(config);
  const counted = { config, clock, db: primary.db, keys, redis: redis?.client ?? null };
  const platform: Platform = {
    config,
    db: primary.db,
    replica: replica.db,
    transact: transactWith({ begin: primary.begin, live, jobs, log }),
    clock,
    log,
    live,
    jobs,
    texts: loadTexts(),
    mailer,
    sms,
    storage,
    keys,
    vapid: vapidKeys(config.dataDir, config.vapid),
    mailbox: config.demo ? mailbox : null,
    redis: counted.redis,
    budgets: makeBudgets(counted),
  };
  const parts: PageParts = { platform, wiring, answerFirst, countryOf: await openCountries() };

  let stopping = false;
  handleErrors(problemSender(parts));
  const operations = registered.operations.map((handler) => handler.operation);
  mountHealth(app, platform, () => stopping);
  // Shows the mails and text messages that this process sends.
  if (mailbox !== null && config.demo) mountMailbox(app, mailbox, platform);
  if (does('web')) await mountWeb(app, registered, parts, options.pages);
  app.addHook('preClose', () => live.detach());

  return {
    app,
    platform,
    operations,
    mailbox,
    async start() {
      await app.ready();
      await live.open();
      await jobs.start(jobsInUse(registered, config), platform);
      const { seed } = options;
      if (seed) await withAdvisoryLock(primary.db, 'seed', () => seed(platform));
      for (const start of registered.starts) await start(platform);
      if (does('realtime')) live.attach(app.server, registered.sockets, parts);
      const listening = await app.listen({ host: config.host, port: config.port });
      config.port = Number(new URL(listening).port) || config.port;
      return listening;
    },
    async stop() {
      stopping = true;
      await endWork(app, jobs);
      await jobs.stop();
      await live.close();
      await mailer.stop();
      redis?.close();
      if (replica !== primary) await replica.close();
      await primary.close();
    },
  };
}

/** Time that requests and jobs have to end when the service stops. */
const shutdownTimeoutMs = 2000;

/** Cuts off a request that does not end in time. Its work is in the database either fully or not at all. */
const endWork = async (app: FastifyInstance, jobs: JobsService): Promise<void> => {
  const shutdownTimer = setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs);
  await Promise.all([app.close(), withTimeLimit(shutdownTimeoutMs, jobs.takeNoMore())]).finally(() =>
    clearTimeout(shutdownTimer),
  );
};

const methodsOf = (operations: readonly Operation[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>(apiDocumentPaths.map((path) => [path, ['GET', 'HEAD']]));
  for (const { path, method } of operations) {
    const own = method === 'GET' ? ['GET', 'HEAD'] : [method];
    methods.set(path, [...new Set([...(methods.get(path) ?? []), ...own])]);
  }
  return methods;
};
