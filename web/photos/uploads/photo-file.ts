import { type CropArea, cropScale, rotatedSize } from './crop-area.ts';
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
  const problem: PhotoError | null = image
    ? checkPixelSize({ width: image.naturalWidth, height: image.naturalHeight })
    : { code: 'no_image', params: {} };
  if (image && !problem) return { file, address, image };
  URL.revokeObjectURL(address);
  return problem ?? { code: 'no_image', params: {} };
}

const quality = 0.92;

const drawn = (image: HTMLImageElement, cut: CropArea): HTMLCanvasElement => {
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const box = rotatedSize(natural, cut.quarters);
  const scale = cropScale(cut);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(cut.width * scale);
  canvas.height = Math.round(cut.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no canvas');
  pen.imageSmoothingQuality = 'high';
  // Transparent areas become white, as on the server.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.translate(box.width / 2 - cut.x, box.height / 2 - cut.y);
  pen.rotate((cut.quarters * Math.PI) / 2);
  pen.drawImage(image, -natural.width / 2, -natural.height / 2);
  return canvas;
};

/**
 * Crops and turns a photo and scales it down to the size the server stores. Camera metadata stays on the
 * device, and a slow connection carries a tenth of the bytes (PROF-4, GDPR-5).
 */
export async function cropPhoto(image: HTMLImageElement, cut: CropArea): Promise<Blob> {
  const canvas = drawn(image, cut);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!photo) throw new Error('the canvas returned no photo');
  return photo;
}
