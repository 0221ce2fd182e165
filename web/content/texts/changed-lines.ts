export interface ShownLine {
  readonly id: number;
  readonly text: string;
  readonly change: 'added' | 'removed';
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The length of the longest common subsequence of all suffixes of two lists. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line !== undefined)
        line[column] =
          before[row] === after[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  return lengths;
}

/** The lines that differ between two texts, in the order of the text. Equal and empty lines are left out. */
export function changedLines(before: string, after: string): ShownLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lengths = commonLengths(old, now);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const changed: Omit<ShownLine, 'id'>[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      row += 1;
      column += 1;
    } else if (row < old.length && (column === now.length || at(row + 1, column) >= at(row, column + 1))) {
      changed.push({ text: old[row] ?? '', change: 'removed' });
      row += 1;
    } else {
      changed.push({ text: now[column] ?? '', change: 'added' });
      column += 1;
    }
  }
  return changed.map((line, id) => ({ ...line, id }));
}
