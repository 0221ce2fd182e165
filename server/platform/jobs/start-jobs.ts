import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type SendOptions as BossOptions, fromKysely, PgBoss } from 'pg-boss';
import { daySeconds, hourSeconds } from '#contract/kit/durations.ts';
import type { Handle } from '../database/handle.ts';
import { preparedText } from '../database/prepared-statements.ts';
import type { Logger } from '../logger.ts';
import type { Platform } from '../platform.ts';
import type { Job, JobHandler, Jobs, SendOptions } from './job.ts';
import { maxRetryDelaySeconds, retryPolicyOf } from './retry-policy.ts';

/**
 * Dead letter queue: a job goes there after its last retry. It is never run again; it is kept 90 days for
 * inspection and then deleted.
 */
export const deadLetters = 'platform/dead-letters';

const deadLettersQueue = { retentionSeconds: 90 * daySeconds };

const schema = 'pgboss';

/** Options of pg-boss. A job without a key gets a random one, so that it is never treated as a duplicate. */
const bossOptions = (options: SendOptions): BossOptions => ({
  singletonKey: options.singletonKey ?? randomUUID(),
  ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
});

export interface JobsService extends Jobs {
  /** Creates the queues, so that jobs can be stored. Starts the workers if this process runs jobs. */
  start(handlers: readonly JobHandler[], platform: Platform): Promise<void>;
  /** Resolves when all running jobs have ended. Jobs can still be stored. */
  takeNoMore(): Promise<void>;
  /** Closes the database connections. Jobs that still run are run again by the next process. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  readonly db: Handle;
  readonly log: Logger;
  /** False: this process only stores jobs, and other processes run them. */
  readonly works: boolean;
  /** No other process uses this database, so jobs that a killed process left behind are restarted at once. */
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
    // A dead process is detected by its missing heartbeat.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  return boss;
};

const makeDeadLetters = async (boss: PgBoss): Promise<void> => {
  await boss.createQueue(deadLetters);
  // `createQueue` does not change an existing queue.
  await boss.updateQueue(deadLetters, deadLettersQueue);
};

/** Installs the tables of the job queue; part of migrating. */
export async function installJobs(url: string, log: Logger): Promise<void> {
  const boss = makeBoss(url, log, true);
  await boss.start();
  await makeDeadLetters(boss);
  // Index for `forget`, so that erasing a member does not scan the jobs of the last weeks.
  await boss
    .getDb()
    .executeSql(`CREATE INDEX IF NOT EXISTS job_of_member ON ${schema}.job ((data->>'member'))`);
  await boss.stop({ graceful: false, close: true });
}

const makeQueue = async (boss: PgBoss, { name, settings }: JobHandler['job']): Promise<void> => {
  const { retries, retrySeconds } = retryPolicyOf(settings);
  const queue = {
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: maxRetryDelaySeconds,
    // A job that waits longer than this is deleted, so its retries must fit in.
    retentionSeconds: 14 * daySeconds + (settings.triedForHours ?? 0) * hourSeconds,
    expireInSeconds: settings.timeoutSeconds ?? 60,
    heartbeatSeconds: 10,
    notify: true,
  };
  await boss.createQueue(name, { ...queue, policy: 'short', deadLetter: deadLetters });
  await boss.updateQueue(name, queue);
};

/**
 * pg-boss does not announce a delayed job when it becomes due. This process sets a timer; other processes
 * find the job by polling.
 */
const makeDelayTimers = (boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>) => {
  const timers = new Set<NodeJS.Timeout>();
  return {
    wakeLater(name: string, seconds: number): void {
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
    },
    cancel(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

export function makeJobs({ url, db, log, works, alone }: JobsOptions): JobsService {
  const boss = makeBoss(url, log, works);
  const workers = new Map<string, string[]>();
  const { wakeLater, cancel } = makeDelayTimers(boss, workers);

  const sendWith = async <P>(
    handle: Handle,
    job: Job<P>,
    payload: P,
    options: SendOptions = {},
  ): Promise<void> => {
    const { executeSql } = fromKysely(handle);
    // The insert has one text of 70 lines per queue. Parsing and planning it took longer than storing a
    // message.
    const db = { executeSql: (text: string, values?: unknown[]) => executeSql(preparedText(text), values) };
    await boss.send(job.name, payloadObject(payload), { ...bossOptions(options), db });
    if (options.startAfterSeconds !== undefined) wakeLater(job.name, options.startAfterSeconds);
  };

  /** Starts one worker: it runs one job at a time, and fetches the next at once while there are any. */
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
          wakeLater(name, retryPolicyOf(settings).retrySeconds * 2);
          // The queue stores the error. The text is fixed, because an error message may quote a person.
          throw new Error('failed');
        }
      },
    );
    return id;
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
      for (const { job } of handlers) await makeQueue(boss, job);
      if (!works) return;
      if (alone) await takeUpLeftBehind(boss);
      for (const handler of handlers) await work(handler, platform);
    },
    async takeNoMore() {
      cancel();
      await Promise.allSettled([...workers.keys()].map((name) => boss.offWork(name, { wait: true })));
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 1000, close: true });
    },
  };
}

const payloadObject = (payload: unknown): object => {
  if (typeof payload === 'object' && payload !== null) return payload;
  throw new TypeError('the payload of a job must be an object');
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
    log.warn({ err: error, job: handler.job.name, id }, 'job failed, will be retried up to its limit');
    return false;
  }
};

/** Restarts the jobs that a killed process was running. No retry is counted, because the job did not fail. */
const takeUpLeftBehind = async (boss: PgBoss): Promise<void> => {
  await boss
    .getDb()
    .executeSql(
      `UPDATE ${schema}.job SET state = 'retry', started_on = NULL, start_after = now() WHERE state = 'active'`,
    );
};
