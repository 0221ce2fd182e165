import { expect, test } from 'vitest';
import type { Figure, Part } from '#contract/safety/transparency/figure.ts';
import { maskSmall } from './masked.ts';

type Cells = Readonly<Record<string, number | null>>;

const figures = (part: Part, row: string, cells: Cells): Figure[] =>
  Object.entries(cells).map(([column, value]) => ({
    ...{ part, row, column, value },
    unit: column === 'median' ? 'hours' : 'count',
  }));

const shown = (cells: readonly Figure[]) =>
  Object.fromEntries(
    maskSmall(cells).map(({ row, column, value, masked }) => [`${row} ${column}`, masked ? '?' : value]),
  );

test('counts of one to four are masked, zero and five are not [TRUST-9d]', () => {
  const cells = figures('categories', 'privacy', { taken: 4, own: 0, automated: 5 });
  expect(shown(cells)).toEqual({ 'privacy taken': '?', 'privacy own': 0, 'privacy automated': 5 });
});

test('a total does not tell the one masked row: the next smallest is masked too [TRUST-9d]', () => {
  const cells = [
    ...figures('categories', 'all', { taken: 40 }),
    ...figures('categories', 'privacy', { taken: 3 }),
    ...figures('categories', 'terms', { taken: 7 }),
    ...figures('categories', 'violence', { taken: 30 }),
  ];
  expect(shown(cells)).toEqual({
    'all taken': 40,
    'privacy taken': '?',
    'terms taken': '?',
    'violence taken': 30,
  });
});

test('neither does the rest of a row, nor the same count in another table [TRUST-9d]', () => {
  const cells = [
    ...figures('measures', 'banned', { taken: 20, on_notice: 17, own: 3, law: 20, terms: 0, median: 9 }),
    ...figures('misuse', 'content', { banned: 20 }),
  ];
  const { 'banned own': own, 'banned on_notice': onNotice, 'banned taken': taken } = shown(cells);
  expect([own, onNotice, taken]).toEqual(['?', '?', 20]);
});

test('a median of masked counts is masked, and active members never are [TRUST-9d]', () => {
  const cells = [
    ...figures('appeals', 'member', { received: 9, decided: 2, upheld: 2, reversed: 0, median: 31 }),
    ...figures('recipients', '2031-01', { in_union: 3, members: 4 }),
  ];
  expect(shown(cells)).toMatchObject({
    'member decided': '?',
    'member median': '?',
    '2031-01 in_union': 3,
    '2031-01 members': 4,
  });
});

test('no cell can be computed from the shown ones, for any small world [TRUST-9d]', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const rows = ['privacy', 'terms', 'violence', 'self_harm'].map(
      (row, index) => [row, (seed * (index + 3) * 7) % (11 + index)] as const,
    );
    const total = rows.reduce((sum, [, number]) => sum + number, 0);
    const cells = [
      ...figures('categories', 'all', { taken: total }),
      ...rows.flatMap(([row, taken]) => figures('categories', row, { taken })),
    ];
    const masked = maskSmall(cells).filter((cell) => cell.masked);
    expect(masked.length).not.toBe(1);
  }
});
