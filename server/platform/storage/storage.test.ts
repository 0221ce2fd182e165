import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3 } from '#tests/support/service/s3-server.ts';
import { openStorage, type Storage } from './storage.ts';

let dataDir: string;
let s3: S3Server;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vonk-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await s3.stop();
});

const inPieces = (bytes: Buffer, size = 64 * 1024) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );

describe.each(['file', 's3'] as const)('storage on %s', (kind) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await openStorage({ dataDir, s3: kind === 's3' ? s3.config : null });
  });

  test('returns the stored bytes, as a whole and as a stream [OPS-2c]', async () => {
    const bytes = randomBytes(3_000_000);
    await storage.put('one/file.webp', bytes, { contentType: 'image/webp' });
    expect(Buffer.from(await storage.get('one/file.webp')).equals(bytes)).toBe(true);
    expect((await buffer(await storage.stream('one/file.webp'))).equals(bytes)).toBe(true);
    await storage.put('one/file.webp', 'shorter');
    expect(Buffer.from(await storage.get('one/file.webp')).toString()).toBe('shorter');
  });

  test('returns streamed bytes of any length unchanged [OPS-2c]', async () => {
    for (const length of [0, 1, 70_000, 13_000_000]) {
      const bytes = randomBytes(length);
      await storage.putStream('streamed.bin', inPieces(bytes), { contentType: 'application/zip' });
      expect(Buffer.from(await storage.get('streamed.bin')).equals(bytes)).toBe(true);
    }
  });

  test('keeps the previous file when a stream breaks [OPS-2c]', async () => {
    await storage.put('kept.txt', 'before');
    for (const length of [100_000, 13_000_000]) {
      const breaking = Readable.from(halfOf(randomBytes(length)));
      await expect(storage.putStream('kept.txt', breaking)).rejects.toThrow();
      await expect(
        storage.putStream(`never-${length}.txt`, Readable.from(halfOf(randomBytes(length)))),
      ).rejects.toThrow();
      expect(await storage.exists(`never-${length}.txt`)).toBe(false);
    }
    expect(Buffer.from(await storage.get('kept.txt')).toString()).toBe('before');
  });

  test('rejects reading a missing file, and accepts deleting it [OPS-2c]', async () => {
    expect(await storage.exists('nothing.txt')).toBe(false);
    await expect(storage.get('nothing.txt')).rejects.toThrow();
    await expect((async () => buffer(await storage.stream('nothing.txt')))()).rejects.toThrow();
    await storage.delete('nothing.txt');
    await storage.put('gone.txt', 'x');
    expect(await storage.exists('gone.txt')).toBe(true);
    await storage.delete('gone.txt');
    expect(await storage.exists('gone.txt')).toBe(false);
  });

  test('refuses a key that leads out of the storage [OPS-2c]', async () => {
    await expect((async () => storage.put('../out.txt', 'x'))()).rejects.toThrow();
    await expect((async () => storage.putStream('../out.txt', Readable.from(['x'])))()).rejects.toThrow();
    await expect((async () => storage.get('../../etc/passwd'))()).rejects.toThrow();
  });
});

// On S3 the service itself guarantees this. The server of these tests writes all versions into one open file.
test('serves one complete version after concurrent writes of the same key in files [OPS-2c]', async () => {
  const storage = await openStorage({ dataDir, s3: null });
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
  await Promise.all(texts.map((text) => storage.put('race.txt', text)));
  expect(texts).toContain(Buffer.from(await storage.get('race.txt')).toString());
});

function* halfOf(bytes: Buffer) {
  yield bytes.subarray(0, bytes.length / 2);
  throw new Error('broken');
}

test('refuses to start with an unreachable bucket, and names it without its secret [OPS-2c]', async () => {
  const secretAccessKey = 'a very secret key';
  for (const wrong of [{ endpoint: 'http://127.0.0.1:9' }, { bucket: 'another' }]) {
    const opening = openStorage({ dataDir, s3: { ...s3.config, secretAccessKey, ...wrong } });
    await expect(opening).rejects.toThrow(/^STORAGE: the bucket (vonk|another) does not answer/);
    await expect(opening).rejects.not.toThrow(secretAccessKey);
  }
});
