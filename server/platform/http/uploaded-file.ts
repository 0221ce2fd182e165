import { readFile } from 'node:fs/promises';
import type { Upload } from '#contract/kit/upload.ts';

/** The file of a call, in a temporary place until the call has been answered. Its name there says nothing of the sender's. */
export class UploadedFile implements Upload {
  readonly path: string;
  readonly size: number;
  /** Fires when the sender went away before the answer: what was not finished by then is not begun. */
  readonly cancelled: AbortSignal;

  constructor(path: string, size: number, cancelled: AbortSignal) {
    this.path = path;
    this.size = size;
    this.cancelled = cancelled;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await readFile(this.path)).buffer;
  }
}

/** The upload of a call, as it came over HTTP. */
export function uploadedFile(upload: Upload): UploadedFile {
  if (upload instanceof UploadedFile) return upload;
  throw new Error('the upload did not come over HTTP');
}
