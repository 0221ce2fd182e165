import { afterEach, expect, test, vi } from 'vitest';
import { retryAfterSeconds } from './api-problem.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** A request that answers at once. */
class Busy {
  status = 429;
  response = new Blob(['{}']);
  upload = {};
  onload: () => void = () => {};
  open() {}
  setRequestHeader() {}
  getResponseHeader = (name: string) => (name === 'retry-after' ? '7' : null);
  send() {
    this.onload();
  }
}

afterEach(() => vi.unstubAllGlobals());

test('keeps Retry-After of an upload that was refused as too fast [NOTIF-4a]', async () => {
  vi.stubGlobal('XMLHttpRequest', Busy);
  const request = new Request('https://vonk.test/api/chat-image.php', { method: 'POST', body: 'picture' });
  const response = await sendWithProgress(request, () => {});
  expect(response.status).toBe(429);
  expect(retryAfterSeconds(response)).toBe(7);
});
