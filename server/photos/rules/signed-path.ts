import type { Keys } from '#server/platform/keys/keys.ts';
import type { Grade } from './grade.ts';
import type { Claim } from './media-path.ts';

/** Within a window an address stays the same, so that a page keeps its picture; it lasts for one window more. */
const windowSeconds = 3600;

const purpose = 'photos/address';

const claimed = (grade: Grade, path: string, expires: number): string => `${grade} ${expires} ${path}`;

/** A path that opens this photo for this grade for one to two hours, to whoever was given it (GDPR-15). */
export function signedPath(keys: Keys, grade: Grade, path: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds;
  const mac = keys.mac(purpose, claimed(grade, path, expires)).toString('hex');
  return `signed/${grade}/${expires.toString(36)}/${mac}/${path}`;
}

/** Whether the claim holds for the path now: neither expired nor changed nor made for another. */
export function isSigned(keys: Keys, { grade, expires, mac }: Claim, path: string, now: Date): boolean {
  const left = expires - now.getTime() / 1000;
  if (left <= 0 || left > 2 * windowSeconds) return false;
  return keys.isMac(purpose, claimed(grade, path, expires), mac);
}
