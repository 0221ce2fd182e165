import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { shareRefresh } from '#web/platform/query/share-refresh.ts';

const [first, every] = [5_000, 60_000];
const tick = setTimeout;

let name = '';
const stops: Array<() => void> = [];

beforeEach(() => {
  name = `refresh ${randomUUID()}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** The tabs of one browser, with the number of their requests and the last answer of each tab. */
const browser = () => {
  let asked = 0;
  const open = (inView = true) => {
    const listeners = new Set<() => void>();
    const tab = { inView, told: 0, failing: false };
    stops.push(
      shareRefresh({
        name,
        first,
        every: () => every,
        answer: z.object({ number: z.number() }),
        view: {
          isInView: () => tab.inView,
          onChange(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
        async read() {
          asked += 1;
          if (tab.failing) throw new Error('no connection');
          return { number: asked };
        },
        take({ number }) {
          tab.told = number;
        },
      }),
    );
    return {
      tab,
      show(next: boolean) {
        tab.inView = next;
        for (const listener of listeners) listener();
      },
    };
  };
  return { open, asked: () => asked };
};

/** Advances the fake clock and delivers pending messages between the tabs. */
const pass = async (milliseconds: number) => {
  await settled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
};

/** Waits on the real clock, which the tabs do not see. */
const becomes = async (read: () => number, wanted: number) => {
  for (let turn = 0; turn < 5_000 && read() !== wanted; turn += 1) await settled();
  expect(read()).toBe(wanted);
};

/** Locks and broadcast channels need turns of the real event loop. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise<void>((resolve) => tick(resolve, 2));
};

test('three visible tabs make one refresh per period and share its answer [CHAT-6b]', async () => {
  const { open, asked } = browser();
  const tabs = [open(), open(), open()];
  await pass(first - 1);
  expect(asked()).toBe(0);
  await pass(1);
  await becomes(asked, 1);
  for (let period = 2; period <= 5; period += 1) {
    await pass(every - 1);
    expect(asked()).toBe(period - 1);
    await pass(1);
    await becomes(asked, period);
  }
  await becomes(() => tabs.filter(({ tab }) => tab.told === 5).length, 2);
});

test('a hidden tab makes no request and receives the answers of other tabs [CHAT-6b]', async () => {
  const { open, asked } = browser();
  const hidden = open(false);
  await pass(10 * every);
  expect(asked()).toBe(0);
  open();
  await pass(first);
  await becomes(asked, 1);
  await becomes(() => hidden.tab.told, 1);
});

test('refreshes once when a tab becomes visible after a full period, and not before [CHAT-6b]', async () => {
  const { open, asked } = browser();
  const page = open();
  await pass(first);
  await becomes(asked, 1);
  page.show(false);
  await pass(every / 2);
  page.show(true);
  await pass(1_000);
  expect(asked()).toBe(1);
  page.show(false);
  await pass(10 * every);
  expect(asked()).toBe(1);
  page.show(true);
  await becomes(asked, 2);
  await pass(every - 1);
  expect(asked()).toBe(2);
});

test('another tab takes over on schedule when the leading tab is hidden or closed [CHAT-6b]', async () => {
  const { open, asked } = browser();
  const [leader, follower] = [open(), open()];
  await pass(first);
  await becomes(asked, 1);
  await pass(every / 2);
  leader.show(false);
  await pass(every / 2 - 1);
  expect(asked()).toBe(1);
  await pass(1);
  await becomes(asked, 2);
  await becomes(() => leader.tab.told, 2);
  leader.show(true);
  follower.show(false);
  await pass(every);
  await becomes(asked, 3);
});

test('repeats a failed refresh only when the next one is due [CHAT-6b]', async () => {
  const { open, asked } = browser();
  const { tab } = open();
  tab.failing = true;
  await pass(first);
  await becomes(asked, 1);
  await pass(every - 1);
  expect(asked()).toBe(1);
  await pass(1);
  await becomes(asked, 2);
});
