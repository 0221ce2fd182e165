import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Grade } from './access-grade.ts';
import type { Claim } from './media-path.ts';

/** Within a window an address stays the same, so that a page keeps its picture; it lasts for one window more. */
const windowSeconds = 3600;

const purpose = 'photos/address';

export interface Given {
  readonly path: string;
  /** To whom alone; null: to whoever has the address. */
  readonly viewer: Id | null;
}

const claimed = (grade: Grade, { path, viewer }: Given, expires: number): string =>
  [grade, expires, ...(viewer === null ? [] : [viewer]), path].join(' ');

/** A path that opens this photo for this grade for one to two hours (GDPR-15), to its viewer where the grade is personal. */
export function signedPath(keys: Keys, grade: Grade, given: Given, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds;
  const mac = keys.mac(purpose, claimed(grade, given, expires)).toString('hex');
  return `signed/${grade}/${expires.toString(36)}/${mac}/${given.path}`;
}

/** Whether the claim holds for the path and who asks now: neither expired nor changed nor made for another. */
export function isSigned(keys: Keys, { grade, expires, mac }: Claim, given: Given, now: Date): boolean {
  const left = expires - now.getTime() / 1000;
  if (left <= 0 || left > 2 * windowSeconds) return false;
  return keys.isMac(purpose, claimed(grade, given, expires), mac);
}
