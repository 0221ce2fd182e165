import * as z from 'zod/mini';
import type { Domain } from '#contract/kit/domains.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import type { Platform } from '../platform.ts';

export interface JobSettings {
  /** Retries before the job goes to the dead letter queue. Default 8, which end after 9 to 17 minutes. */
  readonly retries?: number;
  /**
   * Seconds before the first retry; doubled for each further retry, with jitter, up to one hour. Default 2.
   */
  readonly retrySeconds?: number;
  /**
   * Replaces `retries`: retries for at least this many hours. For work that must outlast an outage of another
   * service.
   */
  readonly triedForHours?: number;
  /** A run that takes longer counts as failed. Default 60. */
  readonly timeoutSeconds?: number;
  /** Number of jobs of this kind that one process runs at once. Default 2. */
  readonly parallel?: number;
  /** Deletes the job from the queue when it is done. Other jobs are kept for a week. */
  readonly forgotten?: true;
  /** Exists only in the demo: production has neither its queue nor its workers. */
  readonly demoOnly?: true;
  /** Cron expression (UTC) for a recurring job, which gets the empty payload `{}`. */
  readonly cron?: string;
}

/** Work to be done later, stored in the database. This is only the definition: `jobs/x.job.ts`. */
export interface Job<Payload> {
  readonly name: `${Domain}/${string}`;
  readonly schema: z.ZodMiniType<Payload>;
  readonly settings: JobSettings;
}

export interface JobHandler {
  readonly job: { readonly name: string; readonly settings: JobSettings };
  run(payload: unknown, platform: Platform): Promise<void>;
}

/** Defines a job. Its payload carries ids, never personal data, because jobs are kept for days. */
export function job<Payload>(
  name: `${Domain}/${string}`,
  schema: z.ZodMiniType<Payload>,
  settings: JobSettings = {},
): Job<Payload> {
  return { name, schema, settings };
}

/**
 * The work of a job: `jobs/x.handler.ts`. A handler may run more than once, because a process can die before
 * the job is marked as done. A second run must therefore be harmless.
 */
export function jobHandler<Payload>(
  definition: Job<Payload>,
  handle: (payload: Payload, platform: Platform) => Promise<void>,
): JobHandler {
  return {
    job: definition,
    run: (payload, platform) => handle(z.parse(definition.schema, payload), platform),
  };
}

export interface SendOptions {
  readonly startAfterSeconds?: number;
  /** While a job with this key is waiting, a second job with the same key is not added. */
  readonly singletonKey?: string;
}

export interface Jobs {
  /** Stores a job outside any transaction. In a transaction use `unit.enqueue`. */
  send<P>(job: Job<P>, payload: P, options?: SendOptions): Promise<void>;
  /** Stores a job with the given handle; for the platform's own `transact`. */
  sendWith<P>(db: Handle, job: Job<P>, payload: P, options?: SendOptions): Promise<void>;
  /**
   * Deletes every job whose payload names this member as `member`: waiting, running, done or dead (erasure).
   */
  forget(db: Handle, member: Id): Promise<void>;
}
