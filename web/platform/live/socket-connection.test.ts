import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSocketConnection } from './socket-connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const neverArrives = (): Promise<Socket> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('retries loading the socket script until the connection is no longer wanted [CHAT-6c]', async () => {
  const connect = vi.fn(neverArrives);
  const line = makeSocketConnection(connect);
  line.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(connect).toHaveBeenCalledTimes(1);
  await vi.advanceTimersToNextTimerAsync();
  expect(connect).toHaveBeenCalledTimes(2);
  expect(line.state()).toBe('connecting');
  line.close();
  await vi.runAllTimersAsync();
  expect(connect).toHaveBeenCalledTimes(2);
});
