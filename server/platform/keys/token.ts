import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as a cookie or a mailed link carries them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether something may be a token of ours at all; all else needs no look into the database. */
export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');

/** What is stored of a token: whoever reads the table can use none of it (ACC-8). */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
