import { type ImageSize, imagesPath } from '#contract/chat/message.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { type ImageFormat, imageFormats } from '#contract/photos/image.ts';
import { privateName, privatePath } from '#server/photos/door.ts';
import type { Keys } from '#server/platform/keys/keys.ts';

/**
 * The address stays the same within a window, so that an open page keeps its picture. It expires at the end
 * of the next window.
 */
const windowSeconds = hourSeconds;

const purpose = 'chat/image-address';
const shape =
  /^(?<window>[a-z0-9]{1,12})\/(?<mac>[0-9a-f]{64})\/(?<name>[0-9a-f]{32})-(?<size>bubble|whole)\.(?<ending>[a-z]+)$/;

const claimed = (viewer: Id, path: string, expires: number): string => `${viewer} ${expires} ${path}`;

/**
 * The address of a picture for one viewer, without size and file extension. It expires after one to two hours
 * (GDPR-15).
 */
export function imageAddress(keys: Keys, viewer: Id, path: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds;
  const mac = keys.mac(purpose, claimed(viewer, path, expires)).toString('hex');
  return `${imagesPath}${expires.toString(36)}/${mac}/${privateName(path)}`;
}

export interface RequestedImage {
  readonly path: string;
  readonly size: ImageSize;
  readonly format: ImageFormat;
  readonly expires: number;
  readonly mac: Buffer;
}

/** Parses an address below `imagesPath`. Null for any other address. Parsing does not check the signature. */
export function parseImageAddress(address: string): RequestedImage | null {
  const found = shape.exec(address)?.groups;
  const format = imageFormats.find((one) => one === found?.ending);
  if (found === undefined || format === undefined) return null;
  const { window = '', mac = '', name = '', size } = found;
  return {
    path: privatePath(name),
    size: size === 'whole' ? 'whole' : 'bubble',
    format,
    expires: Number.parseInt(window, 36),
    mac: Buffer.from(mac, 'hex'),
  };
}

/** Whether the address was issued to this viewer and has not expired. */
export function isForViewer(
  keys: Keys,
  { path, expires, mac }: RequestedImage,
  viewer: Id,
  now: Date,
): boolean {
  const left = expires - now.getTime() / 1000;
  if (left <= 0 || left > 2 * windowSeconds) return false;
  return keys.isMac(purpose, claimed(viewer, path, expires), mac);
}
