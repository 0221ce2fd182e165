import { whole } from './uploads/crop-area.ts';
import type { PhotoError } from './uploads/photo-error.ts';
import { cropPhoto, openFile } from './uploads/photo-file.ts';

export { type PhotoError, photoTypes } from './uploads/photo-error.ts';

/** A chosen file, ready to be sent. */
export interface OpenedPicture {
  readonly blob: Blob;
  /** The object URL of the picture. The receiver must revoke it. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a file as a picture and scales it down to the size the server stores, without camera metadata.
 * Returns an error if the file is not an accepted picture; nothing has been sent by then (PROF-4, GDPR-5). A
 * picture that the browser cannot draw is sent unchanged.
 */
export async function openPicture(file: File): Promise<OpenedPicture | PhotoError> {
  const opened = await openFile(file);
  if (!('image' in opened)) return opened;
  const { address, image } = opened;
  const { naturalWidth: width, naturalHeight: height } = image;
  const blob = await cropPhoto(image, whole({ width, height })).catch(() => file);
  return { blob, address, width, height };
}
