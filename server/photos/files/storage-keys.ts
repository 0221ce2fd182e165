import { type ImageFormat, imageFormats } from '#contract/photos/image.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type Size, sizeNames, type UncroppedSize, uncroppedSizeNames } from './sizes.ts';

/** The storage key of a drawing. Everybody who knows the path may see it. */
export const drawnKey = (path: string) => `originals/${path}.svg`;

/** The storage key of a member's photo, re-encoded without metadata. Its row decides who may see it. */
export const photoKey = (path: string) => `originals/${path}.webp`;

/** The storage key that versions before 0.2 used for a photo until its review. */
export const waitingKey = (path: string) => `waiting/${path}.webp`;

/** The storage key of the sealed original until the review. Nothing is served from there (GDPR-6). */
export const quarantineKey = (path: string) => `quarantine/${path}.sealed`;

/** The storage key of a size after its first request. The file may be deleted at any time. */
export const sizeKey = (path: string, size: Size | UncroppedSize, format: ImageFormat) =>
  `media/${path}-${size}.${format}`;

/**
 * All storage keys that a member's photo may have. The originals come first, before the sizes made from them.
 */
export const allPhotoKeys = (path: string): string[] => [
  waitingKey(path),
  photoKey(path),
  quarantineKey(path),
  ...[...sizeNames, ...uncroppedSizeNames].flatMap((size) =>
    imageFormats.map((format) => sizeKey(path, size, format)),
  ),
];

/**
 * The storage key of a photo's original, from which all sizes are made. Checks the drawing, the photo, and
 * the folder that versions before 0.2 used.
 */
export async function originalKey(storage: Pick<Storage, 'exists'>, path: string): Promise<string | null> {
  for (const key of [drawnKey(path), photoKey(path), waitingKey(path)]) {
    if (await storage.exists(key)) return key;
  }
  return null;
}

/** The files of a member's picture that cannot be made again: the picture and its sealed original. */
export async function pictureFiles(storage: Pick<Storage, 'exists'>, path: string): Promise<string[]> {
  const keys = [drawnKey(path), photoKey(path), waitingKey(path), quarantineKey(path)];
  const there = await Promise.all(keys.map((key) => storage.exists(key)));
  return keys.filter((_key, place) => there[place]);
}

const memberFolder = 'members/';

/** The storage path of a member's photo, with a name that cannot be guessed. */
export const memberPhotoPath = (name: string): string => memberFolder + name;

/** Whether a path belongs to a member's own photo, as opposed to a drawing of ours. */
export const isMemberPhotoPath = (path: string): boolean => path.startsWith(memberFolder);

const privateFolder = 'chats/';

/**
 * The storage path of a picture for the members of one conversation. Its name cannot be guessed, and
 * `/media/` never serves it.
 */
export const privatePath = (name: string): string => privateFolder + name;

/** Whether a path belongs to such a private picture. */
export const isPrivatePath = (path: string): boolean => path.startsWith(privateFolder);

/** The name in a path that `privatePath` made. */
export const privateName = (path: string): string => path.slice(privateFolder.length);

/**
 * Stores a drawn picture (SVG, 480 x 640) at a path of the `photos` table. Its sizes are rendered on request.
 */
export function storeDrawing(storage: Storage, path: string, svg: string): Promise<void> {
  return storage.put(drawnKey(path), svg, { contentType: 'image/svg+xml' });
}
