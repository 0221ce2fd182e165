import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';
import { hashesAtOnce } from './hash-concurrency.ts';
import { passwordParameters, passwordText } from './password-parameters.ts';

const queue = pLimit(hashesAtOnce(availableParallelism()));

/** More than this are not worth waiting for: 200 take some seconds. */
const longestQueue = 200;
const comeBackSeconds = 5;

/**
 * Every hash of this process, made or checked, waits its turn here, so that a storm of log-ins leaves the site the rest of
 * the machine. Throws `too_many_requests` where too many wait already.
 */
const inQueue = async <T>(work: () => Promise<T>): Promise<T> => {
  if (queue.pendingCount >= longestQueue)
    throw new Refusal('too_many_requests', { seconds: comeBackSeconds });
  return queue(work);
};

/** Hashes running now, and waiting. */
export const hashQueue = (): { running: number; waiting: number } => ({
  running: queue.activeCount,
  waiting: queue.pendingCount,
});

/** About 30 ms of one core and 19 MiB, so never inside a transaction. */
export const hashInTurn = (password: string): Promise<string> =>
  inQueue(() => hash(passwordText(password), passwordParameters));

export const verifyInTurn = (hashed: string, password: string): Promise<boolean> =>
  inQueue(() => verify(hashed, passwordText(password)));
