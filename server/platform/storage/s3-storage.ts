import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Disk, KeyNormalizer } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../config/config.ts';
import type { Storage } from './storage.ts';

/** Time limit for connecting to the bucket. */
const connectMs = 5000;

/**
 * Stores files in a bucket of S3 or a compatible service; the bucket stays private. An object is complete or
 * absent: S3 guarantees this for each write, and a failed multipart upload is aborted. Throws at the start if
 * the bucket does not answer.
 */
export async function s3Storage(config: S3Config): Promise<Storage> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise a service that does not know these checksums stores the chunk marks in a streamed object.
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
    // The driver needs the length in advance; this upload sends part by part.
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
