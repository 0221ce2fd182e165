import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Disk, KeyNormalizer } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../config/config.ts';
import type { Storage } from './storage.ts';

/** A bucket that does not answer is told in this time. */
const connectMs = 5000;

/**
 * Files in a bucket of S3 or of whoever speaks its language; the bucket stays closed to everybody else. An object is there
 * whole or not at all: so says S3 of each write, and an upload in parts that breaks is given up. Throws where the bucket
 * does not answer, before anything is promised to anybody.
 */
export async function s3Storage(config: S3Config): Promise<Storage> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise a streamed object holds the marks of its chunks with those who do not know that kind of checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs },
  });
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'it cannot be read';
    throw new Error(`STORAGE: the bucket ${bucket} does not answer (${reason}).`);
  }
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  const keys = new KeyNormalizer();

  return {
    put: (key, bytes, options) => disk.put(key, bytes, { ...options }),
    // The driver would need to know the length before; this sends part by part.
    async putStream(key, bytes, { contentType } = {}) {
      const object = { Bucket: bucket, Key: keys.normalize(key), Body: bytes };
      const params = contentType === undefined ? object : { ...object, ContentType: contentType };
      await new Upload({ client, params, leavePartsOnError: false }).done();
    },
    get: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  };
}
