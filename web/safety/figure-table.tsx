import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Figure, Part } from '#contract/safety/transparency/figure.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import styles from './figure-table.module.css';

/** The name of a row: a total, category, measure, side, reason or month. */
function useRowText() {
  const text = useText();
  const intl = useIntl();
  return (part: Part, row: string): string => {
    if (/^\d{4}-\d\d$/.test(row))
      return intl.formatDate(`${row}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const named: TextKey = `safety.figures.row.${row}`;
    const reasons: readonly TextKey[] = [`safety.reason.${row}`, `safety.complaint.subject_of.${row}`];
    const keys = part === 'complaints' ? [...reasons, named] : [named];
    const key = keys.find((one) => one in intl.messages);
    return key === undefined ? row : text(key);
  };
}

/** A count, a median in hours, a percentage, a masked count, or a dash for nothing. */
function useValueText() {
  const text = useText();
  const intl = useIntl();
  return ({ value, unit, masked }: Figure): string => {
    if (masked) return text('safety.figures.few');
    if (value === null) return '–';
    if (unit === 'count') return intl.formatNumber(value);
    return intl.formatNumber(value, {
      ...{ style: 'unit', unit: unit === 'hours' ? 'hour' : 'percent' },
      maximumFractionDigits: 1,
    });
  };
}

/** Rows without any count add nothing to read. The total and the average stay. */
const isWorthARow = (cells: readonly Figure[]): boolean =>
  cells.some(
    ({ row, value, masked }) =>
      row === 'all' || row === 'average' || masked || (value !== null && value !== 0),
  );

/** One table of a report. */
function FigureTable({ part, figures }: { part: Part; figures: readonly Figure[] }) {
  const text = useText();
  const rowText = useRowText();
  const valueText = useValueText();
  const heading = useId();
  const rows = [...Map.groupBy(figures, ({ row }) => row)].filter(([, cells]) => isWorthARow(cells));
  const columns = [...new Set(figures.map(({ column }) => column))];
  if (rows.length === 0) return null;
  return (
    <div className={styles.part}>
      <h2 id={heading} className={styles.heading}>
        {text(`safety.figures.part.${part}`)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a wide table */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={heading}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('safety.figures.kind')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {text(`safety.figures.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, cells]) => (
              <tr key={row}>
                <th scope="row">{rowText(part, row)}</th>
                {columns.map((column) => {
                  const cell = cells.find((one) => one.column === column);
                  return (
                    <td
                      key={column}
                      data-none={!cell?.value && !cell?.masked}
                      data-column={text(`safety.figures.column.${column}`)}
                    >
                      {cell === undefined ? '' : valueText(cell)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The tables of a report, in its order (SAFE-7). */
export function FigureTables({ figures }: { figures: readonly Figure[] }) {
  return [...Map.groupBy(figures, ({ part }) => part)].map(([part, cells]) => (
    <FigureTable key={part} part={part} figures={cells} />
  ));
}

/** The name of a period: a year, a half of it or a month. */
export function usePeriodText() {
  const text = useText();
  const intl = useIntl();
  return (period: string): string => {
    const [year = '', rest] = period.split('-');
    if (rest === undefined) return year;
    if (rest === 'H1' || rest === 'H2')
      return text(rest === 'H1' ? 'safety.figures.first_half' : 'safety.figures.second_half', { year });
    return intl.formatDate(`${period}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  };
}
