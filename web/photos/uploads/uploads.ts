/** A photo upload of this device. `offline` waits for the connection, `waiting` for its turn. */
export interface Upload {
  readonly key: string;
  readonly photo: Blob;
  /** The object URL of the preview. */
  readonly preview: string;
  readonly state: 'waiting' | 'offline' | 'sending' | 'failed';
  /** The progress from 0 to 1. */
  readonly part: number;
  readonly error: unknown;
}

export type Uploads = readonly Upload[];

/**
 * Two uploads fill a slow connection, and the server handles the photos of one member one after the other.
 */
const atOnce = 2;

export const changeUpload = (uploads: Uploads, key: string, change: Partial<Upload>): Uploads =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));

export const withoutUpload = (uploads: Uploads, key: string): Uploads =>
  uploads.filter((upload) => upload.key !== key);

/** The next upload to send, in the order they were chosen. */
export function nextUpload(uploads: Uploads): Upload | undefined {
  if (uploads.filter(({ state }) => state === 'sending').length >= atOnce) return undefined;
  return uploads.find(({ state }) => state === 'waiting');
}

/**
 * Whether an upload would be lost with the page. Failed uploads do not count, because the member already saw
 * the error.
 */
export const hasPendingUploads = (uploads: Uploads): boolean =>
  uploads.some(({ state }) => state !== 'failed');

/** Called when the connection is back. */
export const backOnline = (uploads: Uploads): Uploads =>
  uploads.map((upload) => (upload.state === 'offline' ? { ...upload, state: 'waiting' } : upload));
