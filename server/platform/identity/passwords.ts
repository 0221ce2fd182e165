import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';

/**
 * Node's default number of threads for hashes, files, DNS and compression. Two of them are left to other
 * work.
 */
const poolThreads = 4;
const threadsForOthers = 2;

/** Number of passwords that a process hashes at once. One core and two threads stay free for other work. */
export const hashConcurrency = (cores: number): number =>
  Math.max(1, Math.min(cores - 1, poolThreads - threadsForOthers));

/**
 * argon2id parameters of at least the strength of AUTH-1. A change is applied at each member's next login.
 */
const passwordParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Normalises a password before hashing: the same characters typed on another keyboard are the same password
 * (AUTH-2).
 */
const normalizePassword = (password: string): string => password.normalize('NFKC');

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

const queueVerify = (hashed: string, password: string): Promise<boolean> =>
  inQueue(() => verify(hashed, normalizePassword(password)));

/**
 * Hashes a password for storage. Takes about 30 ms of one core and 19 MiB, so never call it inside a
 * transaction.
 */
export const hashPassword = (password: string): Promise<string> =>
  inQueue(() => hash(normalizePassword(password), passwordParameters));

const plainBase64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

const { memoryCost, timeCost, parallelism } = passwordParameters;

/** The hash of no known password, which takes as long to verify as a member's. */
const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${plainBase64(16)}$${plainBase64(32)}`;

/** Whether a hash was made with other parameters than the current ones. */
const isOutdated = (hash: string): boolean => {
  const made = parseOptions(hash);
  return made.memoryCost !== memoryCost || made.timeCost !== timeCost || made.parallelism !== parallelism;
};

/**
 * Checks a password. Without a hash (unknown address) the check takes as long and fails. `outdated`: the
 * password is correct and must be hashed again.
 */
export async function checkPassword(
  hash: string | undefined,
  password: string,
): Promise<{ right: boolean; outdated: boolean }> {
  const right = (await queueVerify(hash ?? dummyHash, password)) && hash !== undefined;
  return { right, outdated: right && isOutdated(hash) };
}
