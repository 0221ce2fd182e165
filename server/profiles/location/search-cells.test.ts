import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cell,
  type CountedCell,
  cellKey,
  membersOfCell,
  membersToSplit,
  smallestLevel,
  splitCells,
} from './search-cells.ts';

/** The cell of a level that contains a smallest cell. */
const around = ({ row, column }: Cell, level: number): Cell => ({
  level,
  row: row >> (5 - Math.ceil(level / 2)),
  column: column >> (5 - Math.floor(level / 2)),
});

/** The level of the cell that a member in this smallest cell gets. */
const levelOf = (cell: Cell, splits: ReadonlyMap<string, Cell>): number => {
  let level = 0;
  while (level < smallestLevel && splits.has(cellKey(around(cell, level)))) level += 1;
  return level;
};

const membersIn = (smallest: readonly CountedCell[], whole: Cell): number =>
  smallest
    .filter((cell) => cellKey(around(cell, whole.level)) === cellKey(whole))
    .reduce((sum, { members }) => sum + members, 0);

/** Expects that each member is in a cell of enough members or in a largest cell. */
const expectFullCells = (people: readonly CountedCell[], splits: ReadonlyMap<string, Cell>): void => {
  for (const cell of people) {
    const level = levelOf(cell, splits);
    if (level > 0) expect(membersIn(people, around(cell, level))).toBeGreaterThanOrEqual(membersOfCell);
  }
};

const population = fc
  .uniqueArray(fc.tuple(fc.nat(63), fc.nat(63), fc.integer({ min: 1, max: 900 })), {
    maxLength: 120,
    selector: ([row, column]) => `${row} ${column}`,
  })
  .map((cells) => cells.map(([row, column, members]) => ({ level: smallestLevel, row, column, members })));

describe('search cells', () => {
  test('hold at least 200 members unless they are the largest, for any population and history [SAFE-9e, GDPR-4d]', () => {
    fc.assert(
      fc.property(population, population, (before, now) => {
        const past = splitCells(before, new Set());
        expectFullCells(before, past);
        expectFullCells(now, splitCells(now, new Set(past.keys())));
      }),
      { numRuns: 200 },
    );
  });

  test('stay as they are while few members come or leave [SAFE-9e]', () => {
    const two = (members: number): CountedCell[] => [
      { level: smallestLevel, row: 0, column: 0, members },
      { level: smallestLevel, row: 31, column: 31, members },
    ];
    const root = '0 0 0';
    expect(splitCells(two(membersToSplit - 1), new Set()).has(root)).toBe(false);
    expect(splitCells(two(membersToSplit), new Set()).has(root)).toBe(true);
    expect(splitCells(two(membersOfCell), new Set([root])).has(root)).toBe(true);
    expect(splitCells(two(membersOfCell - 1), new Set([root])).size).toBe(0);
  });
});
