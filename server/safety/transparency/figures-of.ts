import { categories, countedMeasures, type Figure, type Part } from '#contract/safety/transparency/figure.ts';
import type { EventCount, EventMedian } from './event-counts.sql.ts';

type Test = (event: EventCount) => boolean;

const is =
  <Name extends keyof EventCount>(name: Name, ...values: ReadonlyArray<EventCount[Name]>): Test =>
  (event) =>
    values.includes(event[name]);

const both =
  (...tests: readonly Test[]): Test =>
  (event) =>
    tests.every((test) => test(event));

/** The rows of a table, and the counts in its columns. */
interface Table {
  readonly part: Part;
  readonly rows: ReadonlyArray<readonly [string, Test]>;
  readonly columns: Readonly<Record<string, Test>>;
  readonly medians?: EventMedian['of'];
}

const all = ['all', () => true] as const;

const rowsOf = (name: 'category' | 'measure' | 'reason' | 'by', words: readonly string[]) => [
  all,
  ...words.map((word) => [word, is(name, word)] as const),
];

const onNotice = is('source', 'member', 'visitor', 'trusted_flagger');
const received = both(is('kind', 'received'), is('about', 'notice'));
const decided = both(is('kind', 'decided'), is('about', 'notice'));
const taken = is('kind', 'measure');
const reviewed = is('kind', 'reviewed');
const mistaken = both(reviewed, is('outcome', 'mistake'));
const appealDecided = is('kind', 'appeal_decided');
/** A report ended in a measure, or the answer to a notice agreed with it. */
const upheld = is('outcome', 'measure', 'upheld');

const measuresTable = (words: readonly string[]): Table => ({
  part: 'measures',
  rows: rowsOf('measure', words),
  columns: {
    taken,
    on_notice: both(taken, onNotice),
    own: both(taken, is('source', 'own')),
    law: both(taken, is('basis', 'law')),
    terms: both(taken, is('basis', 'terms')),
    automated: both(taken, is('automated', true)),
    undone: (event) => event.kind === 'undone' || mistaken(event),
  },
  medians: 'measures',
});

const appealsTable: Table = {
  part: 'appeals',
  rows: rowsOf('by', ['member', 'reporter']),
  columns: {
    received: is('kind', 'appeal'),
    decided: appealDecided,
    upheld: both(appealDecided, is('outcome', 'upheld')),
    reversed: both(appealDecided, is('outcome', 'reversed')),
  },
  medians: 'appeals',
};

const order = is('kind', 'order');
const dispute = is('kind', 'dispute');

/** The tables of Arts. 15 and 24 DSA that come from events. */
const transparencyTables = (words: readonly string[]): readonly Table[] => [
  {
    part: 'orders',
    rows: rowsOf('category', categories),
    columns: {
      act: both(order, is('measure', 'act')),
      information: both(order, is('measure', 'information')),
    },
    medians: 'orders',
  },
  {
    part: 'notices',
    rows: rowsOf('category', categories),
    columns: {
      received,
      trusted_flagger: both(received, is('source', 'trusted_flagger')),
      repeated: both(received, is('repeated', true)),
      fresh: both(received, is('fresh', true)),
      decided,
      measure: both(decided, upheld),
      no_measure: both(decided, (event) => !upheld(event)),
    },
    medians: 'notices',
  },
  measuresTable(words),
  {
    part: 'categories',
    rows: rowsOf('category', categories),
    columns: { taken, own: both(taken, is('source', 'own')), automated: both(taken, is('automated', true)) },
  },
  appealsTable,
  {
    part: 'disputes',
    rows: [all],
    columns: {
      received: dispute,
      upheld: both(dispute, is('outcome', 'upheld')),
      reversed: both(dispute, is('outcome', 'reversed')),
    },
  },
  {
    part: 'automated',
    rows: rowsOf('measure', ['hidden', 'picture_hidden']),
    columns: {
      taken: both(taken, is('automated', true)),
      reviewed: both(reviewed, is('automated', true)),
      mistaken: both(mistaken, is('automated', true)),
    },
  },
  {
    part: 'misuse',
    rows: [
      ['content', is('measure', 'suspended', 'banned')],
      ['notices', is('measure', 'notifier_suspended')],
    ],
    columns: {
      suspended: both(taken, is('measure', 'suspended', 'notifier_suspended')),
      banned: both(taken, is('measure', 'banned')),
    },
  },
];

/** The reasons of notices and complaints that appear in the counts. */
const reasonsIn = (counts: readonly EventCount[]): string[] =>
  [
    ...new Set(counts.flatMap(({ about, reason }) => (about === 'case' || reason === null ? [] : [reason]))),
  ].sort();

const complaintsTable = (counts: readonly EventCount[]): Table => {
  const answered = both(is('kind', 'decided'), is('about', 'notice', 'complaint'));
  return {
    part: 'complaints',
    rows: rowsOf('reason', reasonsIn(counts)),
    columns: {
      received: both(is('kind', 'received'), is('about', 'notice', 'complaint')),
      decided: answered,
      measure: both(answered, upheld),
      late: both(answered, is('late', true)),
    },
    medians: 'complaints',
  };
};

const sum = (counts: readonly EventCount[], test: Test): number =>
  counts.reduce((total, event) => (test(event) ? total + event.number : total), 0);

function cellsOf(table: Table, counts: readonly EventCount[], medians: readonly EventMedian[]): Figure[] {
  const { part, rows, columns } = table;
  return rows.flatMap(([row, belongs]): Figure[] => {
    const cells = Object.entries(columns).map(([column, test]) => ({
      ...{ part, row, column, unit: 'count' as const },
      value: sum(counts, both(belongs, test)),
    }));
    if (table.medians === undefined) return cells;
    const median = medians.find((one) => one.of === table.medians && one.row === row);
    return [...cells, { part, row, column: 'median', unit: 'hours', value: median?.hours ?? null }];
  });
}

/** Adds the share of reviewed automated measures that were mistakes (Art. 15(1)(e) DSA). */
const errorRates = (cells: readonly Figure[]): Figure[] =>
  cells.flatMap((cell): Figure[] => {
    if (cell.part !== 'automated' || cell.column !== 'mistaken') return [cell];
    const total = cells.find(
      ({ part, row, column }) => part === cell.part && row === cell.row && column === 'reviewed',
    )?.value;
    const rate = total ? Math.round((1000 * (cell.value ?? 0)) / total) / 10 : null;
    return [cell, { ...cell, column: 'error_rate', unit: 'percent', value: rate }];
  });

/** Measures beside the known ones, so that a new one is counted at once. */
const measuresIn = (counts: readonly EventCount[]): string[] => {
  const known: readonly string[] = countedMeasures;
  const others = counts.flatMap(({ kind, measure }) =>
    measure === null || kind === 'order' || known.includes(measure) ? [] : [measure],
  );
  return [...known, ...new Set(others)];
};

/** The figures of Arts. 15 and 24 DSA that come from events. */
export const transparencyFigures = (
  counts: readonly EventCount[],
  medians: readonly EventMedian[],
): Figure[] =>
  errorRates(transparencyTables(measuresIn(counts)).flatMap((table) => cellsOf(table, counts, medians)));

/** The monthly figures for the card acquirer: complaints with their time, measures and appeals (GATE-4). */
export function acquirerFigures(
  counts: readonly EventCount[],
  medians: readonly EventMedian[],
  open: ReadonlyArray<{ readonly reason: string; readonly number: number }>,
): Figure[] {
  const waiting = (row: string) =>
    open.reduce((total, { reason, number }) => (row === 'all' || reason === row ? total + number : total), 0);
  const complaints = cellsOf(complaintsTable(counts), counts, medians).flatMap((cell): Figure[] =>
    cell.column === 'late' ? [cell, { ...cell, column: 'open', value: waiting(cell.row) }] : [cell],
  );
  return [
    ...complaints,
    ...cellsOf(measuresTable(measuresIn(counts)), counts, medians),
    ...cellsOf(appealsTable, counts, medians),
  ];
}
