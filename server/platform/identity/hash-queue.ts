import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';
import { hashConcurrency } from './hash-concurrency.ts';
import { normalizePassword, passwordParameters } from './password-parameters.ts';

const queue = pLimit(hashConcurrency(availableParallelism()));

/** Longest queue that is worth waiting for: 200 hashes take some seconds. */
const longestQueue = 200;
const comeBackSeconds = 5;

/**
 * Queues every hash of this process, made or checked, so that a storm of logins leaves the site the rest of
 * the machine. Throws `too_many_requests` if the queue is full.
 */
const inQueue = async <T>(work: () => Promise<T>): Promise<T> => {
  if (queue.pendingCount >= longestQueue)
    throw new Refusal('too_many_requests', { seconds: comeBackSeconds });
  return queue(work);
};

/** Number of running and waiting hashes. */
export const hashQueue = (): { running: number; waiting: number } => ({
  running: queue.activeCount,
  waiting: queue.pendingCount,
});

/** Takes about 30 ms of one core and 19 MiB, so never call it inside a transaction. */
export const queueHash = (password: string): Promise<string> =>
  inQueue(() => hash(normalizePassword(password), passwordParameters));

export const queueVerify = (hashed: string, password: string): Promise<boolean> =>
  inQueue(() => verify(hashed, normalizePassword(password)));
