/** Number of members that each half of a cell needs before the cell is split (SAFE-9). */
export const membersToSplit = 300;

/**
 * A split ends as soon as one half of the cell holds fewer members. A cell therefore holds at least this
 * many.
 */
export const membersOfCell = 200;

/** Level of the smallest cell, about 2 km. Level 0 is the largest, about 70 km (`search_cell_height`). */
export const smallestLevel = 10;

/** A cell: its level, and its number counted to the north and to the east. */
export interface Cell {
  readonly level: number;
  readonly row: number;
  readonly column: number;
}

export interface CountedCell extends Cell {
  readonly members: number;
}

export const cellKey = ({ level, row, column }: Cell): string => `${level} ${row} ${column}`;

/** A split halves a cell from south to north on even levels, and from west to east on odd ones. */
const halvesOf = ({ level, row, column }: Cell): readonly [Cell, Cell] =>
  level % 2 === 0
    ? [
        { level: level + 1, row: 2 * row, column },
        { level: level + 1, row: 2 * row + 1, column },
      ]
    : [
        { level: level + 1, row, column: 2 * column },
        { level: level + 1, row, column: 2 * column + 1 },
      ];

const wholeOf = ({ level, row, column }: Cell): Cell =>
  level % 2 === 1
    ? { level: level - 1, row: Math.floor(row / 2), column }
    : { level: level - 1, row, column: Math.floor(column / 2) };

/** Counts the members of all cells, from the smallest cells upwards. Returns the largest cells as well. */
function countCells(smallest: readonly CountedCell[]) {
  const counts = new Map<string, number>();
  let cells: ReadonlyMap<string, CountedCell> = new Map(smallest.map((cell) => [cellKey(cell), cell]));
  for (;;) {
    for (const [key, { members }] of cells) counts.set(key, members);
    const [some] = cells.values();
    if (some === undefined || some.level === 0) return { counts, largest: [...cells.values()] };
    const wholes = new Map<string, CountedCell>();
    for (const cell of cells.values()) {
      const whole = wholeOf(cell);
      const key = cellKey(whole);
      wholes.set(key, { ...whole, members: (wholes.get(key)?.members ?? 0) + cell.members });
    }
    cells = wholes;
  }
}

/**
 * Decides which cells are split, from the members in each smallest cell and from the present splits.
 * - The edges never depend on members. So all cells that ever contained a position lie within each other, and
 *   comparing days gives no smaller area than the smallest of these cells.
 * - A split needs more members than it takes to keep it, so that few sign-ups and departures change nothing.
 */
export function splitCells(
  smallest: readonly CountedCell[],
  present: ReadonlySet<string>,
): ReadonlyMap<string, Cell> {
  const { counts, largest } = countCells(smallest);
  const splits = new Map<string, Cell>();
  const waiting: Cell[] = largest;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const key = cellKey(cell);
    const needed = present.has(key) ? membersOfCell : membersToSplit;
    const halves = halvesOf(cell);
    if (cell.level === smallestLevel || halves.some((half) => (counts.get(cellKey(half)) ?? 0) < needed))
      continue;
    const { level, row, column } = cell;
    splits.set(key, { level, row, column });
    waiting.push(...halves);
  }
  return splits;
}
