import { checkFile, checkPixelSize, type PhotoError } from './photo-error.ts';

/** A chosen file, opened. `image` is upright, whichever way the camera was held. */
export interface OpenedFile {
  readonly file: File;
  readonly address: string;
  readonly image: HTMLImageElement;
}

const load = (address: string) =>
  new Promise<HTMLImageElement | null>((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });

/**
 * Opens a file in the browser. Returns an error if the file is not an accepted photo; nothing has been sent
 * by then (PROF-4).
 */
export async function openFile(file: File): Promise<OpenedFile | PhotoError> {
  const unfit = checkFile(file);
  if (unfit) return unfit;
  const address = URL.createObjectURL(file);
  const image = await load(address);
  const error: PhotoError | null = image
    ? checkPixelSize({ width: image.naturalWidth, height: image.naturalHeight })
    : { code: 'no_image', params: {} };
  if (image && !error) return { file, address, image };
  URL.revokeObjectURL(address);
  return error ?? { code: 'no_image', params: {} };
}
