import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import type { Job } from './job.ts';

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
