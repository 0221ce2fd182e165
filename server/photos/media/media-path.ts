import { type ImageFormat, imageFormats } from '#contract/photos/image.ts';
import { type Size, sizeNamed } from '../files/sizes.ts';
import { type Grade, grades } from './access-grade.ts';

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
