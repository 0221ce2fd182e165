import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { makeKeys } from './make-keys.ts';

const keys = makeKeys(randomBytes(32));
const chunk = 64 * 1024;

/** A stream in pieces of this size. */
const streamOf = (bytes: Buffer, size = 10_000): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );

const sealed = (bytes: Buffer, size?: number) =>
  buffer(keys.sealStream('accounts/export', streamOf(bytes, size)));
const opened = (bytes: Buffer, size?: number) =>
  buffer(keys.openStream('accounts/export', streamOf(bytes, size)));

test.each([0, 1, 31, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 17])(
  'returns a sealed stream of %i bytes unchanged, in pieces of any size [SAFE-3a]',
  async (length) => {
    const bytes = randomBytes(length);
    const closed = await sealed(bytes);
    for (const size of [1000, 65_000, 1_000_000])
      expect((await opened(closed, size)).equals(bytes)).toBe(true);
    if (length > 100) expect(closed.includes(bytes.subarray(0, 100))).toBe(false);
  },
);

test('refuses a stream that is changed, cut off, extended or reordered [SAFE-3a]', async () => {
  const salt = 32;
  const step = chunk + 16;
  const closed = await sealed(randomBytes(3 * chunk));
  const [first, second] = [closed.subarray(salt, salt + step), closed.subarray(salt + step, salt + 2 * step)];
  const changed = Buffer.from(closed);
  changed.writeUInt8(changed.readUInt8(step) ^ 1, step);
  for (const wrong of [
    changed,
    closed.subarray(0, salt),
    closed.subarray(0, 10),
    closed.subarray(0, salt + step),
    closed.subarray(0, salt + 2 * step + 5),
    Buffer.concat([closed, Buffer.from([0])]),
    Buffer.concat([closed.subarray(0, salt), second, first, closed.subarray(salt + 2 * step)]),
  ])
    await expect(opened(wrong)).rejects.toThrow();
});

test('opens a stream only with its key and purpose, and seals the same bytes differently [SAFE-3a]', async () => {
  const bytes = randomBytes(100);
  const closed = await sealed(bytes);
  expect(closed.equals(await sealed(bytes))).toBe(false);
  await expect(buffer(keys.openStream('safety/evidence', streamOf(closed)))).rejects.toThrow();
  const others = makeKeys(randomBytes(32));
  await expect(buffer(others.openStream('accounts/export', streamOf(closed)))).rejects.toThrow();
});

test('ends with the error of its source [SAFE-3a]', async () => {
  const breaking = Readable.from(
    (function* () {
      yield randomBytes(100_000);
      throw new Error('broken');
    })(),
  );
  await expect(buffer(keys.sealStream('accounts/export', breaking))).rejects.toThrow('broken');
});
