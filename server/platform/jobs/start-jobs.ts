import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type SendOptions as BossOptions, fromKysely, PgBoss } from 'pg-boss';
import type { Handle } from '../database/handle.ts';
import { preparedText } from '../database/prepared-statements.ts';
import type { Logger } from '../logger.ts';
import type { Platform } from '../platform.ts';
import type { Job, JobHandler } from './job.ts';
import type { Jobs, SendOptions } from './jobs.ts';
import { longestWaitSeconds, triesOf } from './retry-policy.ts';

const daySeconds = 24 * 3600;

/** Where a job goes that failed every time. Nothing runs it again: it waits 90 days for a person to look, then it goes. */
export const deadLetters = 'platform/dead-letters';

const deadLettersQueue = { retentionSeconds: 90 * daySeconds };

const schema = 'pgboss';

/** Queue of a key: a job without one gets its own, so that it is never taken for a double. */
const bossOptions = (options: SendOptions): BossOptions => ({
  singletonKey: options.singletonKey ?? randomUUID(),
  ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
});

export interface JobsService extends Jobs {
  /** Makes the queues, so that jobs can be stored, and begins to work where this process does. */
  start(handlers: readonly JobHandler[], platform: Platform): Promise<void>;
  /** Resolves when the jobs that run have ended. Others may still be stored. */
  takeNoMore(): Promise<void>;
  /** Lets go of the database; what still runs is run again by the next process. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  readonly db: Handle;
  readonly log: Logger;
  /** False: this process stores jobs, and others do them. */
  readonly works: boolean;
  /** No other process can be at work on this database: jobs it left behind are taken up at once. */
  readonly alone: boolean;
}

const makeBoss = (url: string, log: Logger, works: boolean): PgBoss => {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: 4,
    application_name: 'vonk jobs',
    useListenNotify: works,
    supervise: works,
    schedule: works,
    // A process that died is noticed by its missing heartbeat.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  return boss;
};

const makeDeadLetters = async (boss: PgBoss): Promise<void> => {
  await boss.createQueue(deadLetters);
  // One that is there from before is not touched by the line above.
  await boss.updateQueue(deadLetters, deadLettersQueue);
};

/** Installs the tables of the job queue: part of migrating. */
export async function installJobs(url: string, log: Logger): Promise<void> {
  const boss = makeBoss(url, log, true);
  await boss.start();
  await makeDeadLetters(boss);
  // For `forget`: no erasure walks all the jobs of the last weeks.
  await boss
    .getDb()
    .executeSql(`CREATE INDEX IF NOT EXISTS job_of_member ON ${schema}.job ((data->>'member'))`);
  await boss.stop({ graceful: false, close: true });
}

export function makeJobs({ url, db, log, works, alone }: JobsOptions): JobsService {
  const boss = makeBoss(url, log, works);
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();

  /** A delayed job is not announced when its time comes; this process remembers, others find it by polling. */
  const wakeLater = (name: string, seconds: number): void => {
    if (seconds > 600) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      },
      seconds * 1000 + 50,
    );
    timer.unref();
    timers.add(timer);
  };

  const sendWith = async <P>(
    handle: Handle,
    job: Job<P>,
    payload: P,
    options: SendOptions = {},
  ): Promise<void> => {
    const { executeSql } = fromKysely(handle);
    // One text for each queue, of 70 lines: parsing and planning it took longer than storing a message.
    const db = { executeSql: (text: string, values?: unknown[]) => executeSql(preparedText(text), values) };
    await boss.send(job.name, payloadObject(payload), { ...bossOptions(options), db });
    if (options.startAfterSeconds !== undefined) wakeLater(job.name, options.startAfterSeconds);
  };

  /** One worker: one job at a time, the next one at once as long as there are any. */
  const worker = async (handler: JobHandler, platform: Platform): Promise<string> => {
    const { name, settings } = handler.job;
    let id = '';
    id = await boss.work<unknown>(
      name,
      { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 },
      async (batch) => {
        boss.notifyWorker(id);
        for (const job of batch) {
          const done = await runOne(handler, job.data, job.id, platform);
          if (done && settings.forgotten) await boss.deleteJob(name, job.id);
          if (done) continue;
          wakeLater(name, triesOf(settings).retrySeconds * 2);
          // The queue keeps the error: no more of it than this, for a message may quote a person.
          throw new Error('failed');
        }
      },
    );
    return id;
  };

  const makeQueue = async ({ name, settings }: JobHandler['job']): Promise<void> => {
    const { retries, retrySeconds } = triesOf(settings);
    const queue = {
      retryLimit: retries,
      retryDelay: retrySeconds,
      retryBackoff: true,
      retryDelayMax: longestWaitSeconds,
      // A job that waits for longer than this is thrown away, its retries included.
      retentionSeconds: 14 * daySeconds + (settings.triedForHours ?? 0) * 3600,
      expireInSeconds: settings.timeoutSeconds ?? 60,
      heartbeatSeconds: 10,
      notify: true,
    };
    await boss.createQueue(name, { ...queue, policy: 'short', deadLetter: deadLetters });
    await boss.updateQueue(name, queue);
  };

  const work = async (handler: JobHandler, platform: Platform): Promise<void> => {
    const { name, settings } = handler.job;
    const own: string[] = [];
    workers.set(name, own);
    for (let count = 0; count < (settings.parallel ?? 2); count += 1)
      own.push(await worker(handler, platform));
    if (settings.cron !== undefined) await boss.schedule(name, settings.cron, {});
  };

  return {
    send: (job, payload, options) => sendWith(db, job, payload, options),
    sendWith,
    async forget(handle, member) {
      await sql`delete from ${sql.id(schema, 'job')} where data->>'member' = ${String(member)}`.execute(
        handle,
      );
    },
    async start(handlers, platform) {
      await boss.start();
      await makeDeadLetters(boss);
      for (const { job } of handlers) await makeQueue(job);
      if (!works) return;
      if (alone) await takeUpLeftBehind(boss);
      for (const handler of handlers) await work(handler, platform);
    },
    async takeNoMore() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled([...workers.keys()].map((name) => boss.offWork(name, { wait: true })));
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 1000, close: true });
    },
  };
}

const payloadObject = (payload: unknown): object => {
  if (typeof payload === 'object' && payload !== null) return payload;
  throw new TypeError('the payload of a job is an object');
};

const runOne = async (
  handler: JobHandler,
  payload: unknown,
  id: string,
  platform: Platform,
): Promise<boolean> => {
  const { log } = platform;
  const began = performance.now();
  try {
    await handler.run(payload, platform);
    log.debug({ job: handler.job.name, id, ms: Math.round(performance.now() - began) }, 'job done');
    return true;
  } catch (error) {
    log.warn({ err: error, job: handler.job.name, id }, 'job failed, to be tried again');
    return false;
  }
};

/** What a killed process had in its hands. Its own tries are not counted: it did not fail, it was stopped. */
const takeUpLeftBehind = async (boss: PgBoss): Promise<void> => {
  await boss
    .getDb()
    .executeSql(
      `UPDATE ${schema}.job SET state = 'retry', started_on = NULL, start_after = now() WHERE state = 'active'`,
    );
};
