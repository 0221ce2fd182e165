import type { Figure } from '#contract/safety/transparency/figure.ts';

/** A count below this number is not shown to the public, because it may be about single persons. */
export const smallest = 5;

type Key = `${string}/${string}/${string}`;

const keyOf = ({ part, row, column }: Pick<Figure, 'part' | 'row' | 'column'>): Key =>
  `${part}/${row}/${column}`;

/** Columns of a row that add up: the first is the sum of the others. */
const sums: Readonly<Record<string, ReadonlyArray<readonly string[]>>> = {
  notices: [['decided', 'measure', 'no_measure']],
  measures: [
    ['taken', 'on_notice', 'own'],
    ['taken', 'law', 'terms'],
  ],
  appeals: [['decided', 'upheld', 'reversed']],
  disputes: [['received', 'upheld', 'reversed']],
};

/** Cells of different tables with the same count. */
const same: ReadonlyArray<readonly [Key, Key]> = [
  ['measures/all/taken', 'categories/all/taken'],
  ['measures/all/own', 'categories/all/own'],
  ['measures/all/automated', 'categories/all/automated'],
  ['measures/all/automated', 'automated/all/taken'],
  ['measures/hidden/automated', 'automated/hidden/taken'],
  ['measures/picture_hidden/automated', 'automated/picture_hidden/taken'],
  ['measures/suspended/taken', 'misuse/content/suspended'],
  ['measures/banned/taken', 'misuse/content/banned'],
];

/** Columns that a median or a rate is computed from. */
const derivedFrom: Readonly<Record<string, readonly string[]>> = {
  median: ['decided', 'taken', 'act', 'information'],
  error_rate: ['mistaken', 'reviewed'],
};

/** Counts of recipients are not about moderation, so small ones tell nothing about a case. */
const isCount = ({ unit, part }: Figure): boolean => unit === 'count' && part !== 'recipients';

const isSmall = (cell: Figure): boolean =>
  isCount(cell) && cell.value !== null && cell.value > 0 && cell.value < smallest;

/** Groups of cells in which all but one tell the last one. */
function groupsOf(cells: readonly Figure[]): Figure[][] {
  const counts = cells.filter(isCount);
  const byKey = new Map(counts.map((cell) => [keyOf(cell), cell]));
  const found = (keys: readonly Key[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const columns = Map.groupBy(counts, ({ part, column }) => `${part}/${column}`).values();
  const rows = [...Map.groupBy(counts, ({ part, row }) => `${part}/${row}`).values()].flatMap((row) =>
    (sums[row[0]?.part ?? ''] ?? []).map((names) => row.filter(({ column }) => names.includes(column))),
  );
  const totalled = [...columns].filter((column) => column.some(({ row }) => row === 'all'));
  return [...totalled, ...rows, ...same.map(found)].filter(({ length }) => length > 1);
}

/** Hides further cells until no sum tells a hidden one: the smallest other count of the group each time. */
function hideWhatReveals(cells: readonly Figure[]): Set<Figure> {
  const hidden = new Set(cells.filter(isSmall));
  const groups = groupsOf(cells);
  for (let before = -1; before < hidden.size; ) {
    before = hidden.size;
    for (const group of groups) {
      if (group.filter((cell) => hidden.has(cell)).length !== 1) continue;
      const [next] = group
        .filter((cell) => !hidden.has(cell) && cell.value !== 0)
        .sort((one, other) => (one.value ?? 0) - (other.value ?? 0));
      if (next !== undefined) hidden.add(next);
    }
  }
  return hidden;
}

/** The figures as the public page shows them: counts of one to four are masked, and all that would tell them. */
export function maskSmall(figures: readonly Figure[]): Figure[] {
  const hidden = hideWhatReveals(figures);
  const keys = new Set([...hidden].map(keyOf));
  return figures.map((cell) => {
    const isDerived =
      cell.value !== null &&
      (derivedFrom[cell.column] ?? []).some((column) => keys.has(keyOf({ ...cell, column })));
    return hidden.has(cell) || isDerived ? { ...cell, value: null, masked: true } : cell;
  });
}
