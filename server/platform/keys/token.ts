import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, for a cookie or a mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of a token. Any other text needs no database query. */
export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');

/** Hash of a token for storage. The stored hashes are useless to someone who reads the table (ACC-8). */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
