import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import type { Job } from './job.ts';

export interface SendOptions {
  readonly startAfterSeconds?: number;
  /** While a job with this key waits, another one with the same key is not added. */
  readonly singletonKey?: string;
}

export interface Jobs {
  /** Stores a job outside any transaction. Inside one use `unit.enqueue`. */
  send<P>(job: Job<P>, payload: P, options?: SendOptions): Promise<void>;
  /** Stores a job with the given handle; for the platform's own `transact`. */
  sendWith<P>(db: Handle, job: Job<P>, payload: P, options?: SendOptions): Promise<void>;
  /** Removes every job, waiting, running, done or dead, whose payload names this member as `member` (erasure). */
  forget(db: Handle, member: Id): Promise<void>;
}
