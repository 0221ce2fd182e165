import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Image } from '#contract/photos/image.ts';
import { type ImageFormat, imageFormats } from '#contract/photos/image.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { type Size, sizeNamed } from '../files/sizes.ts';

/**
 * The audience of a member's photo address. An address without a grade is public.
 * - `own`: the member and its reviewers.
 * - `members`: every member who is logged in.
 * - `premium`: premium members.
 * - `blur`: everybody, but only the blurred picture.
 */
const grades = ['own', 'members', 'premium', 'blur'] as const;

export type Grade = (typeof grades)[number];

/** Whether an address of this grade works for one viewer alone, with the session of this viewer. */
export const isPersonal = (grade: Grade): boolean => grade === 'members' || grade === 'premium';

const shape =
  /^(?:signed\/(?<grade>[a-z]+)\/(?<window>[a-z0-9]{1,12})\/(?<mac>[0-9a-f]{64})\/)?(?<path>[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)-(?<size>[a-z]+)\.(?<ending>[a-z]+)$/;
const longest = { address: 320, path: 200 };

/** The signed part of an address. It proves nothing until `isValidSignature` has checked it. */
export interface MediaClaim {
  readonly grade: Grade;
  /** Expiry, in seconds since 1970. */
  readonly expires: number;
  readonly mac: Buffer;
}

export interface MediaPath {
  readonly path: string;
  readonly size: Size;
  readonly format: ImageFormat;
  /** Null if the address is not signed. */
  readonly claim: MediaClaim | null;
}

/**
 * Parses an address below `/media/`. Null if it does not name an image. The pattern allows only small
 * letters, digits, `_`, `-` and single slashes between words, so that path traversal is impossible.
 */
export function parseMediaPath(address: string): MediaPath | null {
  const found = address.length <= longest.address ? shape.exec(address)?.groups : undefined;
  if (found === undefined) return null;
  const { grade: gradeName, window, mac, path, size: sizeName = '', ending } = found;
  const size = sizeNamed(sizeName);
  const format = imageFormats.find((one) => one === ending);
  if (path === undefined || path.length > longest.path || size === undefined || format === undefined)
    return null;
  if (gradeName === undefined || window === undefined || mac === undefined)
    return path.startsWith('signed/') ? null : { path, size, format, claim: null };
  const grade = grades.find((one) => one === gradeName);
  if (grade === undefined) return null;
  return {
    path,
    size,
    format,
    claim: { grade, expires: Number.parseInt(window, 36), mac: Buffer.from(mac, 'hex') },
  };
}

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

/**
 * The image at a path of the `photos` table, as others get it. Only an active image is ever shared (PROF-3).
 */
export function imageAt(path: string, status: Image['status'] = 'active'): Image {
  const at = (size: Size) => `${path}-${size}.webp`;
  return {
    filename: at('large'),
    card_filename: at('card'),
    thumb_filename: at('thumb'),
    match: at('match'),
    status,
  };
}

/** The image as a visitor gets it: the card size takes the place of the large one (SAFE-9). */
export const imageForVisitor = (image: Image): Image => ({ ...image, filename: image.card_filename });
