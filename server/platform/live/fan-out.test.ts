import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bus, BusListener, BusMessage } from './bus.ts';
import { type FanOut, type FanOutListener, makeFanOut } from './fan-out.ts';

// Tests the behaviour over minutes with fake timers; several-processes.test.ts uses real buses.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A bus whose batches come back before `send` resolves, after it, or never. */
const fakeBus = (echo: 'before' | 'after' | 'never') => {
  const said: BusMessage[][] = [];
  let listener: BusListener | null = null;
  const state = { fails: false, renewed: 0 };
  const line: Bus = {
    open(given) {
      listener = given;
      listener.listening();
    },
    async send(batch) {
      if (state.fails) throw new Error('no line');
      said.push(JSON.parse(batch));
      if (echo === 'before') listener?.receivedOwn();
      await Promise.resolve();
      if (echo === 'after') setTimeout(() => listener?.receivedOwn(), 5);
    },
    renew() {
      state.renewed += 1;
    },
    close: async () => {},
  };
  return {
    line,
    said,
    state,
    hear: (from: string, ...words: BusMessage[]) => listener?.received(from, JSON.stringify(words)),
  };
};

const open = async (fanOut: FanOut) => {
  const listener = {
    received: vi.fn<FanOutListener['received']>(),
    left: vi.fn<FanOutListener['left']>(),
    missed: vi.fn<FanOutListener['missed']>(),
    all: () => [],
  };
  await fanOut.open(listener);
  return listener;
};

test.each(['before', 'after'] as const)(
  'keeps a connection that carries only heartbeats while they come back, %s `send` resolves [OPS-2e]',
  async (echo) => {
    const { line, said, state } = fakeBus(echo);
    await open(makeFanOut(line));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(said.length).toBeGreaterThan(50);
    expect(state.renewed).toBe(0);
  },
);

test('renews a connection over which its own batches do not come back [OPS-2e]', async () => {
  const { line, state } = fakeBus('never');
  await open(makeFanOut(line));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(state.renewed).toBe(1);
});

test('queues messages in order while sending fails, and reports a loss if there are too many [OPS-2e]', async () => {
  const { line, said, state } = fakeBus('after');
  const fanOut = makeFanOut(line);
  await open(fanOut);
  await vi.advanceTimersByTimeAsync(100);
  state.fails = true;
  for (let to = 1; to <= 3; to += 1) fanOut.publish({ is: 'event', to, name: 'x', payload: null });
  await vi.advanceTimersByTimeAsync(20_000);
  state.fails = false;
  await vi.advanceTimersByTimeAsync(1000);
  const told = said.flat().filter(({ is }) => is === 'event');
  expect(told.map((word) => word.is === 'event' && word.to)).toEqual([1, 2, 3]);
  expect(state.renewed).toBe(0);

  state.fails = true;
  const long = 'x'.repeat(1_000_000);
  for (let to = 1; to <= 12; to += 1) fanOut.publish({ is: 'event', to, name: 'x', payload: long });
  state.fails = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(said.flat().filter(({ is }) => is === 'lost')).toHaveLength(1);
});

test('drops a silent process, and asks it for its members when it speaks again [OPS-2e]', async () => {
  const { line, said, hear } = fakeBus('after');
  const listener = await open(makeFanOut(line));
  hear('other', { is: 'hello' }, { is: 'all', members: [[1, 'open']] });
  expect(listener.received).toHaveBeenCalledWith('other', { is: 'all', members: [[1, 'open']] });
  await vi.advanceTimersByTimeAsync(4000);
  hear('other', { is: 'beat' });
  await vi.advanceTimersByTimeAsync(6000);
  expect(listener.left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(listener.left).toHaveBeenCalledWith('other');
  const hellos = () => said.flat().filter(({ is }) => is === 'hello').length;
  const before = hellos();
  hear('other', { is: 'beat' });
  await vi.advanceTimersByTimeAsync(100);
  expect(hellos()).toBe(before + 1);
  hear('other', { is: 'lost' });
  expect(listener.missed).toHaveBeenCalledTimes(2);
});
