import { randomBytes } from 'node:crypto';
import { parseOptions } from '@node-rs/argon2';
import { queueVerify } from './hash-queue.ts';
import { passwordParameters } from './password-parameters.ts';

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
