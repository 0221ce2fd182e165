import type { Config } from '../config/config.ts';
import { fileStorage } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the storage that the configuration selects. */
export const openStorage = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> =>
  s3 === null ? fileStorage(dataDir) : s3Storage(s3);
