import { afterEach, expect, test, vi } from 'vitest';
import { pageInView } from '#contract/kit/event.ts';
import { closeLive, openLive } from './live.ts';

const { said, heard } = vi.hoisted(() => ({
  said: [] as unknown[][],
  heard: new Map<string, () => void>(),
}));

vi.mock('socket.io-client', () => ({
  io: () => ({
    connected: true,
    active: true,
    on: (name: string, hear: () => void) => heard.set(name, hear),
    onAny: () => {},
    emit: (...args: unknown[]) => said.push(args),
    close: () => {},
  }),
}));

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  closeLive();
  vi.restoreAllMocks();
});

test('reports when the page leaves and enters view, and being out of view after each reconnect [NOTIF-1d]', async () => {
  openLive();
  await vi.waitFor(() => expect(heard.has('connect')).toBe(true));
  heard.get('connect')?.();
  expect(said).toEqual([]);
  setVisibility('hidden');
  setVisibility('visible');
  expect(said).toEqual([
    [pageInView, false],
    [pageInView, true],
  ]);
  setVisibility('hidden');
  heard.get('connect')?.();
  expect(said.slice(2)).toEqual([
    [pageInView, false],
    [pageInView, false],
  ]);
  closeLive();
  setVisibility('visible');
  expect(said).toHaveLength(4);
});
