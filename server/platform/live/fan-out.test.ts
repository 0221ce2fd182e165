import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, LineEars } from './bus.ts';
import type { Word } from './bus-message.ts';
import { type FanOut, type FanOutEars, makeFanOut } from './fan-out.ts';

// How it behaves over minutes; real lines are in several-processes.test.ts.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line whose batches come back before it says that they went out, after it, or not at all. */
const fakeLine = (echo: 'before' | 'after' | 'never') => {
  const said: Word[][] = [];
  let ears: LineEars | null = null;
  const state = { fails: false, renewed: 0 };
  const line: Line = {
    open(given) {
      ears = given;
      ears.listening();
    },
    async send(batch) {
      if (state.fails) throw new Error('no line');
      said.push(JSON.parse(batch));
      if (echo === 'before') ears?.heardOwn();
      await Promise.resolve();
      if (echo === 'after') setTimeout(() => ears?.heardOwn(), 5);
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
    hear: (from: string, ...words: Word[]) => ears?.heard(from, JSON.stringify(words)),
  };
};

const open = async (fanOut: FanOut) => {
  const ears = {
    heard: vi.fn<FanOutEars['heard']>(),
    left: vi.fn<FanOutEars['left']>(),
    missed: vi.fn<FanOutEars['missed']>(),
    all: () => [],
  };
  await fanOut.open(ears);
  return ears;
};

test.each(['before', 'after'] as const)(
  '[OPS-2] a line over which nothing is said but beats is kept as long as they come back, %s the word that they went out',
  async (echo) => {
    const { line, said, state } = fakeLine(echo);
    await open(makeFanOut(line));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(said.length).toBeGreaterThan(50);
    expect(state.renewed).toBe(0);
  },
);

test('[OPS-2] a line over which our own words do not come back is taken anew', async () => {
  const { line, state } = fakeLine('never');
  await open(makeFanOut(line));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(state.renewed).toBe(1);
});

test('[OPS-2] while words cannot go out they wait in order; of too many the others are told that some are missing', async () => {
  const { line, said, state } = fakeLine('after');
  const fanOut = makeFanOut(line);
  await open(fanOut);
  await vi.advanceTimersByTimeAsync(100);
  state.fails = true;
  for (let to = 1; to <= 3; to += 1) fanOut.say({ is: 'event', to, name: 'x', payload: null });
  await vi.advanceTimersByTimeAsync(20_000);
  state.fails = false;
  await vi.advanceTimersByTimeAsync(1000);
  const told = said.flat().filter(({ is }) => is === 'event');
  expect(told.map((word) => word.is === 'event' && word.to)).toEqual([1, 2, 3]);
  expect(state.renewed).toBe(0);

  state.fails = true;
  const long = 'x'.repeat(1_000_000);
  for (let to = 1; to <= 12; to += 1) fanOut.say({ is: 'event', to, name: 'x', payload: long });
  state.fails = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(said.flat().filter(({ is }) => is === 'lost')).toHaveLength(1);
});

test('[OPS-2] who says nothing any more is gone, and is asked who is there when it speaks again', async () => {
  const { line, said, hear } = fakeLine('after');
  const ears = await open(makeFanOut(line));
  hear('other', { is: 'hello' }, { is: 'all', members: [[1, 'open']] });
  expect(ears.heard).toHaveBeenCalledWith('other', { is: 'all', members: [[1, 'open']] });
  await vi.advanceTimersByTimeAsync(4000);
  hear('other', { is: 'beat' });
  await vi.advanceTimersByTimeAsync(6000);
  expect(ears.left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(ears.left).toHaveBeenCalledWith('other');
  const hellos = () => said.flat().filter(({ is }) => is === 'hello').length;
  const before = hellos();
  hear('other', { is: 'beat' });
  await vi.advanceTimersByTimeAsync(100);
  expect(hellos()).toBe(before + 1);
  hear('other', { is: 'lost' });
  expect(ears.missed).toHaveBeenCalledTimes(2);
});
