import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage } from './file-storage.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vonk-storage-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const filesBelow = async (): Promise<string[]> => {
  const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map(({ name }) => name);
};

/** A stream that sends one part and then waits until it is ended or destroyed. */
const slow = () => {
  const stream = new Readable({ read() {} });
  stream.push('the first half');
  return stream;
};

test('makes a file visible only when it is complete [OPS-1d]', async () => {
  const storage = fileStorage(dataDir);
  const stream = slow();
  const writing = storage.putStream('one/file.txt', stream);
  await expect.poll(filesBelow).toHaveLength(1);
  expect(await storage.exists('one/file.txt')).toBe(false);
  stream.push(', the second half');
  stream.push(null);
  await writing;
  expect(await readFile(join(dataDir, 'files/one/file.txt'), 'utf8')).toBe('the first half, the second half');
  expect(await filesBelow()).toEqual(['file.txt']);
});

test('serves one complete version during concurrent writes of the same key [OPS-1d]', async () => {
  const storage = fileStorage(dataDir);
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(3_000_000));
  await storage.put('file.txt', texts[0] ?? '');
  let going = true;
  const writing = Promise.all(texts.map((text) => storage.put('file.txt', text))).finally(() => {
    going = false;
  });
  do {
    const read = Buffer.from(await storage.get('file.txt')).toString();
    expect(texts.includes(read)).toBe(true);
  } while (going);
  await writing;
});

test('keeps the previous file, and no other, when a write fails [OPS-1d]', async () => {
  const storage = fileStorage(dataDir);
  await storage.put('file.txt', 'before');
  const stream = slow();
  const writing = storage.putStream('file.txt', stream);
  await expect.poll(filesBelow).toHaveLength(2);
  stream.destroy(new Error('broken'));
  await expect(writing).rejects.toThrow();
  expect(Buffer.from(await storage.get('file.txt')).toString()).toBe('before');
  expect(await filesBelow()).toEqual(['file.txt']);
});

test('deletes unfinished files of a killed process at the next start [ACC-13d]', async () => {
  const stream = slow();
  const killed = fileStorage(dataDir).putStream('file.txt', stream);
  killed.catch(() => {});
  await expect.poll(filesBelow).toHaveLength(1);
  fileStorage(dataDir);
  expect(await filesBelow()).toEqual([]);
  stream.destroy();
});

test('refuses a key that leads out of the folder [OPS-1d]', async () => {
  const storage = fileStorage(dataDir);
  await expect(storage.put('../out.txt', 'x')).rejects.toThrow();
  expect(await readdir(dataDir)).not.toContain('out.txt');
});
