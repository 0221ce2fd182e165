import { expect, test } from 'vitest';
import { backOnline, changeUpload, isUnderWay, nextUpload, type Upload, withoutUpload } from './uploads.ts';

const upload = (key: string, state: Upload['state']): Upload => ({
  key,
  photo: new Blob(),
  preview: `blob:${key}`,
  state,
  part: 0,
  error: null,
});

test('[PROF-4] photos go in the order they were chosen in, two at once', () => {
  const three = [upload('a', 'sending'), upload('b', 'waiting'), upload('c', 'waiting')];
  expect(nextUpload(three)?.key).toBe('b');
  expect(nextUpload(changeUpload(three, 'b', { state: 'sending' }))).toBeUndefined();
  expect(nextUpload(withoutUpload(changeUpload(three, 'b', { state: 'sending' }), 'a'))?.key).toBe('c');
});

test('[PROF-4] one that failed or has no line is not sent by itself; with the line back it is', () => {
  const stopped = [upload('a', 'failed'), upload('b', 'offline')];
  expect(nextUpload(stopped)).toBeUndefined();
  expect(nextUpload(backOnline(stopped))?.key).toBe('b');
  expect(backOnline(stopped)[0]?.state).toBe('failed');
});

test('[PROF-4] leaving the page is asked about while something would be lost, not for what failed', () => {
  expect(isUnderWay([upload('a', 'failed')])).toBe(false);
  for (const state of ['waiting', 'offline', 'sending'] as const)
    expect(isUnderWay([upload('a', 'failed'), upload('b', state)])).toBe(true);
});
