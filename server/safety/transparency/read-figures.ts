import { createHash } from 'node:crypto';
import type { Figure } from '#contract/safety/transparency/figure.ts';
import type { ReportKind } from '#contract/safety/transparency/get-moderation-figures.ts';
import { boundsOf, monthsOf } from '#contract/safety/transparency/period.ts';
import { countOperators } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { eventCounts, eventMedians, openNotices } from './event-counts.sql.ts';
import { acquirerFigures, transparencyFigures } from './figures-of.ts';
import { activeMembers } from './recipients.sql.ts';

const cell = (part: 'recipients' | 'staff', row: string, column: string, value: number | null): Figure => ({
  ...{ part, row, column, value },
  unit: 'count',
});

/** Active recipients of each month, and their average over the months that were counted (Art. 24(2) DSA). */
async function recipientFigures(db: Handle, site: number | null, period: string): Promise<Figure[]> {
  const rows = await activeMembers(db, { site, ...boundsOf(period) });
  const average = (numbers: readonly number[]) =>
    numbers.length === 0 ? null : Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
  return [
    cell('recipients', 'average', 'in_union', average(rows.map((row) => row.in_union))),
    cell('recipients', 'average', 'members', average(rows.map((row) => row.members))),
    ...monthsOf(period).flatMap((month) => {
      const counted = rows.find((row) => row.month === month);
      return [
        cell('recipients', month, 'in_union', counted?.in_union ?? null),
        cell('recipients', month, 'members', counted?.members ?? null),
      ];
    }),
  ];
}

export interface ChosenFigures {
  readonly report: ReportKind;
  readonly period: string;
  /** Null: all sites together. */
  readonly site: number | null;
}

/** All figures of a report, as operators see them. */
export async function readFigures(db: Handle, { report, period, site }: ChosenFigures): Promise<Figure[]> {
  const span = { site, ...boundsOf(period) };
  const [counts, medians] = [await eventCounts(db, span), await eventMedians(db, span)];
  if (report === 'acquirer') return acquirerFigures(counts, medians, await openNotices(db, span));
  return [
    ...transparencyFigures(counts, medians),
    ...(await recipientFigures(db, site, period)),
    cell('staff', 'all', 'moderators', await countOperators(db, 'moderate')),
  ];
}

/**
 * The figures that a site publishes. A half of a year has the recipients alone, because the difference between
 * a year and its half would tell small counts.
 */
export async function figuresToPublish(db: Handle, period: string, site: number): Promise<Figure[]> {
  const recipients = await recipientFigures(db, site, period);
  if (period.length > 4) return recipients;
  const span = { site, ...boundsOf(period) };
  return [...transparencyFigures(await eventCounts(db, span), await eventMedians(db, span)), ...recipients];
}

/** SHA-256 of complete figures. The nightly check finds a later change of the counts with it. */
export const checksumOf = (figures: readonly Figure[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(figures.map(({ part, row, column, value }) => [part, row, column, value]).sort()))
    .digest();
