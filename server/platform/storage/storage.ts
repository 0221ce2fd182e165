import type { Readable } from 'node:stream';

/** Files (photos) under keys such as `photos/ab/cd.webp`. */
export interface Storage {
  /** The file is there whole or not at all, however this process ends. */
  put(key: string, bytes: Uint8Array | string, options?: { readonly contentType?: string }): Promise<void>;
  /** The same for what is too large to be held whole; rejects when the stream breaks, and then there is no file. */
  putStream(key: string, bytes: Readable, options?: { readonly contentType?: string }): Promise<void>;
  /** Rejects when there is no such file. */
  get(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** A file that is not there is fine. */
  delete(key: string): Promise<void>;
}
