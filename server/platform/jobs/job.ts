import * as z from 'zod/mini';
import type { Domain } from '#contract/kit/domains.ts';
import type { Platform } from '../platform.ts';

export interface JobSettings {
  /** Tries after the first one before the job goes to the dead letters; default 8, over after 9 to 17 minutes. */
  readonly retries?: number;
  /** Seconds before the first retry, doubled each time with some chance, up to an hour; default 2. */
  readonly retrySeconds?: number;
  /** Instead of `retries`: tried again for so long at least. For work that outlasts somebody else's bad day. */
  readonly triedForHours?: number;
  /** A run that takes longer counts as failed; default 60. */
  readonly timeoutSeconds?: number;
  /** How many of this job one process runs at once; default 4. */
  readonly parallel?: number;
  /** A job that is done leaves nothing in the queue; others are kept for a week. */
  readonly forgotten?: true;
  /** Cron line (UTC) for a job that comes by itself, with an empty payload `{}`. */
  readonly cron?: string;
}

/** Work to be done later, stored in the database. Definition only: `jobs/x.job.ts`. */
export interface Job<Payload> {
  readonly name: `${Domain}/${string}`;
  readonly schema: z.ZodMiniType<Payload>;
  readonly settings: JobSettings;
}

export interface JobHandler {
  readonly job: { readonly name: string; readonly settings: JobSettings };
  run(payload: unknown, platform: Platform): Promise<void>;
}

/** A payload carries ids, never personal data: jobs are kept for days. */
export function job<Payload>(
  name: `${Domain}/${string}`,
  schema: z.ZodMiniType<Payload>,
  settings: JobSettings = {},
): Job<Payload> {
  return { name, schema, settings };
}

/**
 * What a job does: `jobs/x.handler.ts`. It may run more than once (a process can die between the work and
 * its mark), so it must be harmless the second time.
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
