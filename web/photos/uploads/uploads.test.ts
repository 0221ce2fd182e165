import { expect, test } from 'vitest';
import {
  backOnline,
  changeUpload,
  hasPendingUploads,
  nextUpload,
  type Upload,
  withoutUpload,
} from './uploads.ts';

const upload = (key: string, state: Upload['state']): Upload => ({
  key,
  photo: new Blob(),
  preview: `blob:${key}`,
  state,
  part: 0,
  error: null,
});

test('sends photos in the order they were chosen, two at once [PROF-4c]', () => {
  const three = [upload('a', 'sending'), upload('b', 'waiting'), upload('c', 'waiting')];
  expect(nextUpload(three)?.key).toBe('b');
  expect(nextUpload(changeUpload(three, 'b', { state: 'sending' }))).toBeUndefined();
  expect(nextUpload(withoutUpload(changeUpload(three, 'b', { state: 'sending' }), 'a'))?.key).toBe('c');
});

test('does not retry failed or offline uploads by itself, and resumes offline ones with the connection [PROF-4c]', () => {
  const stopped = [upload('a', 'failed'), upload('b', 'offline')];
  expect(nextUpload(stopped)).toBeUndefined();
  expect(nextUpload(backOnline(stopped))?.key).toBe('b');
  expect(backOnline(stopped)[0]?.state).toBe('failed');
});

test('warns before leaving the page while an upload would be lost, and not for failed ones [PROF-4c]', () => {
  expect(hasPendingUploads([upload('a', 'failed')])).toBe(false);
  for (const state of ['waiting', 'offline', 'sending'] as const)
    expect(hasPendingUploads([upload('a', 'failed'), upload('b', state)])).toBe(true);
});
