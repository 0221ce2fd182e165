import type { LiveEvent, PayloadOf } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Handle } from './database/handle.ts';
import type { Job, Jobs, SendOptions } from './jobs/job.ts';
import type { Keys } from './keys/keys.ts';
import type { VapidKeys } from './keys/vapid-keys.ts';
import type { Budgets } from './limits/budgets.ts';
import type { Live } from './live/live.ts';
import type { Logger } from './logger.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import type { RedisClient } from './redis/open-redis.ts';
import type { Sms } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';
import type { Texts } from './texts/texts.ts';

/** Everything outside a domain that the domain may use. The platform knows no domain. */
export interface Platform {
  readonly config: Config;
  /** The pool: each statement runs in its own transaction. */
  readonly db: Handle;
  /** For reads that may lag behind; the pool itself if there is no replica. */
  readonly replica: Handle;
  /**
   * Runs the work in one transaction (read committed). Serialisation failures and deadlocks are retried, so
   * the work may run more than once and must not change anything outside the unit.
   */
  transact<T>(work: (unit: Unit) => Promise<T>): Promise<T>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly texts: Texts;
  readonly mailer: Mailer;
  /** Null if no gateway takes text messages. Features that need a phone are then not offered. */
  readonly sms: Sms | null;
  readonly storage: Storage;
  readonly keys: Keys;
  /** Keys that identify us to push services, and with which browsers subscribe (PUSH-1). */
  readonly vapid: VapidKeys;
  /** Shows sent messages to a developer. Null in production, and if mails go to a mail server. */
  readonly mailbox: Mailbox | null;
  /**
   * Shared by all processes; null if not configured. Redis may be lost at any moment, so only code with a
   * fallback may use it.
   */
  readonly redis: RedisClient | null;
  /** Budgets of calls by member, device, network and site (SAFE-8). */
  readonly budgets: Budgets;
}

/** One transaction and its effects after the commit. */
export interface Unit {
  readonly db: Handle;
  /** Sends an event after the commit, in the order of the calls; dropped on a rollback. */
  emit<E extends LiveEvent>(member: Id, event: E, payload: PayloadOf<E>): void;
  /** Stores a job in the transaction: the job exists if and only if the transaction commits. */
  enqueue<P>(job: Job<P>, payload: P, options?: SendOptions): Promise<void>;
  /**
   * Adds a part of the work whose result is not needed. It finishes before the commit, and its failure rolls
   * the transaction back.
   */
  alongside(part: Promise<void>): void;
  afterCommit(work: () => void): void;
}
