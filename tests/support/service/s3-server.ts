/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#server/platform/config/config.ts';

export interface S3Server {
  readonly config: S3Config;
  stop(): Promise<void>;
}

/** Starts an S3 server over HTTP with one empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'vonk-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // The server refuses the signature of a HEAD request, which other servers accept.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'vonk', configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'vonk',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
