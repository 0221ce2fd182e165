import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { fileStorage } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** Stores files (photos) under keys such as `photos/ab/cd.webp`. */
export interface Storage {
  /** The file is complete or absent, however this process ends. */
  put(key: string, bytes: Uint8Array | string, options?: { readonly contentType?: string }): Promise<void>;
  /**
   * Like `put`, for files that are too large for memory. Rejects if the stream breaks, and then no file is
   * stored.
   */
  putStream(key: string, bytes: Readable, options?: { readonly contentType?: string }): Promise<void>;
  /** Rejects if the file does not exist. */
  get(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** A missing file is not an error. */
  delete(key: string): Promise<void>;
}

/** Opens the storage that the configuration selects. */
export const openStorage = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> =>
  s3 === null ? fileStorage(dataDir) : s3Storage(s3);
