import { queueHash } from './hash-queue.ts';

/**
 * Hashes a password for storage. Takes about 30 ms of one core and 19 MiB, so never call it inside a
 * transaction.
 */
export const hashPassword = (password: string): Promise<string> => queueHash(password);
