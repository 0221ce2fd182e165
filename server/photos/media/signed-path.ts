import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Grade } from './access-grade.ts';
import type { MediaClaim } from './media-path.ts';

/**
 * An address stays the same within one window, so that a page keeps its picture. It stays valid for one more
 * window.
 */
const windowSeconds = hourSeconds;

const purpose = 'photos/address';

export interface SignedTarget {
  readonly path: string;
  /** The only member who may use the address. Null if everybody with the address may use it. */
  readonly viewer: Id | null;
}

const claimed = (grade: Grade, { path, viewer }: SignedTarget, expires: number): string =>
  [grade, expires, ...(viewer === null ? [] : [viewer]), path].join(' ');

/**
 * A path that opens this photo for this grade for one to two hours (GDPR-15). If the grade is personal, it
 * opens only for its viewer.
 */
export function signedPath(keys: Keys, grade: Grade, given: SignedTarget, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds;
  const mac = keys.mac(purpose, claimed(grade, given, expires)).toString('hex');
  return `signed/${grade}/${expires.toString(36)}/${mac}/${given.path}`;
}

/**
 * Whether the claim is valid for the path and the requester: not expired, not forged, and not made for
 * another viewer.
 */
export function isValidSignature(
  keys: Keys,
  { grade, expires, mac }: MediaClaim,
  given: SignedTarget,
  now: Date,
): boolean {
  const left = expires - now.getTime() / 1000;
  if (left <= 0 || left > 2 * windowSeconds) return false;
  return keys.isMac(purpose, claimed(grade, given, expires), mac);
}
