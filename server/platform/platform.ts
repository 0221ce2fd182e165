import type { LiveEvent, PayloadOf } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Handle } from './database/handle.ts';
import type { Job } from './jobs/job.ts';
import type { Jobs, SendOptions } from './jobs/jobs.ts';
import type { Keys } from './keys/keys.ts';
import type { VapidKeys } from './keys/vapid-keys.ts';
import type { Live } from './live/live.ts';
import type { Logger } from './logger.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import type { RedisClient } from './redis/open-redis.ts';
import type { Sms } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';
import type { Texts } from './texts/texts.ts';

/** Everything a domain may use of the outside world. It knows no domain. */
export interface Platform {
  readonly config: Config;
  /** The pool: each statement on its own. */
  readonly db: Handle;
  /** For reads that may lag behind; the pool itself where there is no replica. */
  readonly replica: Handle;
  /**
   * Runs the work in one transaction (read committed). Serialisation failures and deadlocks are tried again,
   * so the work may run more than once: it touches nothing but the unit.
   */
  transact<T>(work: (unit: Unit) => Promise<T>): Promise<T>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly texts: Texts;
  readonly mailer: Mailer;
  /** Null where nothing takes text messages: what needs a phone is not offered. */
  readonly sms: Sms | null;
  readonly storage: Storage;
  readonly keys: Keys;
  /** By which push services know us, and browsers subscribe (PUSH-1). */
  readonly vapid: VapidKeys;
  /** Where a developer sees what went out; null where members live, or mails go to a mail server. */
  readonly mailbox: Mailbox | null;
  /** Shared by all processes; null where none is set. It may be gone at any moment: only what has another way uses it. */
  readonly redis: RedisClient | null;
}

/** One transaction and what shall happen with its commit. */
export interface Unit {
  readonly db: Handle;
  /** Sent after the commit, in the order of the calls; dropped on rollback. */
  emit<E extends LiveEvent>(member: Id, event: E, payload: PayloadOf<E>): void;
  /** Stored in the transaction: it exists exactly if the transaction commits. */
  enqueue<P>(job: Job<P>, payload: P, options?: SendOptions): Promise<void>;
  /** A part of the work that nobody needs the answer of: it is done before the commit, or its failure rolls back. */
  alongside(part: Promise<void>): void;
  afterCommit(work: () => void): void;
}
