import { readFile } from 'node:fs/promises';
import type { Upload } from '#contract/kit/upload.ts';

/**
 * The uploaded file of a call, in a temporary place until the call is answered. The path does not contain the
 * sender's file name.
 */
export class UploadedFile implements Upload {
  readonly path: string;
  readonly size: number;
  /** Aborts if the client disconnects before the answer. Work that has not started by then must not start. */
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

/** Returns the upload of a call as the file that came over HTTP. */
export function uploadedFile(upload: Upload): UploadedFile {
  if (upload instanceof UploadedFile) return upload;
  throw new Error('the upload did not come over HTTP');
}
