import { whole } from './uploads/crop-area.ts';
import { cutPhoto } from './uploads/crop-photo.ts';
import { openFile } from './uploads/open-file.ts';
import type { PhotoFault } from './uploads/photo-error.ts';

export { type PhotoFault, photoTypes } from './uploads/photo-error.ts';

/** A chosen file, ready to be sent. */
export interface OpenedPicture {
  readonly blob: Blob;
  /** Of the picture on this device; whoever has it revokes it. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a file as a picture and makes it as small as the server keeps it, without what a camera wrote into it; or says why
 * it is none we take: nothing has been sent by then (PROF-4, GDPR-5). One the browser cannot draw goes as it is.
 */
export async function openPicture(file: File): Promise<OpenedPicture | PhotoFault> {
  const opened = await openFile(file);
  if (!('image' in opened)) return opened;
  const { address, image } = opened;
  const { naturalWidth: width, naturalHeight: height } = image;
  const blob = await cutPhoto(image, whole({ width, height })).catch(() => file);
  return { blob, address, width, height };
}
