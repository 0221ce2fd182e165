/** A photo on its way from this device. `offline` waits for the line to come back, the others for their turn. */
export interface Upload {
  readonly key: string;
  readonly photo: Blob;
  /** Address of the picture on this device. */
  readonly preview: string;
  readonly state: 'waiting' | 'offline' | 'sending' | 'failed';
  /** How far it is, from 0 to 1. */
  readonly part: number;
  readonly error: unknown;
}

export type Uploads = readonly Upload[];

/** Two at once: a slow line is full with that, and the server takes one member's photos one after the other. */
const atOnce = 2;

export const changeUpload = (uploads: Uploads, key: string, change: Partial<Upload>): Uploads =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));

export const withoutUpload = (uploads: Uploads, key: string): Uploads =>
  uploads.filter((upload) => upload.key !== key);

/** What is sent next; the order is the one they were chosen in. */
export function nextUpload(uploads: Uploads): Upload | undefined {
  if (uploads.filter(({ state }) => state === 'sending').length >= atOnce) return undefined;
  return uploads.find(({ state }) => state === 'waiting');
}

/** Whether something would be lost with the page: what failed has been said already. */
export const isUnderWay = (uploads: Uploads): boolean => uploads.some(({ state }) => state !== 'failed');

/** The line is back. */
export const backOnline = (uploads: Uploads): Uploads =>
  uploads.map((upload) => (upload.state === 'offline' ? { ...upload, state: 'waiting' } : upload));
