import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import { axisEnd } from './chart-scale.ts';
import styles from './day-chart.module.css';

export interface DaySeries {
  readonly name: string;
  /** One value for each day; null if nothing was counted. */
  readonly values: readonly (number | null)[];
}

export interface DayChartProps {
  readonly title: string;
  /** The period in one number. */
  readonly summary: string;
  readonly days: readonly string[];
  /** One or two series. */
  readonly series: readonly DaySeries[];
  readonly kind: 'bars' | 'lines';
  /** The axis ends at a round number of these. */
  readonly unit: number;
  readonly format: (value: number) => string;
}

interface DrawnProps extends Pick<DayChartProps, 'days' | 'series' | 'format'> {
  readonly end: number;
}

/** Bars of one day are side by side. A unit of width is a day, and the height is 100. */
function Bars({ days, series, end, format }: DrawnProps) {
  const width = 0.8 / series.length;
  return series.map(({ name, values }, place) => (
    <g key={name} data-place={place}>
      {values.map((value, index) => {
        const height = ((value ?? 0) / end) * 100;
        return value === null ? null : (
          <rect
            key={days[index]}
            x={index + 0.1 + place * width}
            y={100 - height}
            width={width}
            height={height}
          >
            <title>{`${days[index]}: ${name} ${format(value)}`}</title>
          </rect>
        );
      })}
    </g>
  ));
}

/** A line breaks at days without a value. A day alone is a dot. */
function Lines({ days, series, end }: DrawnProps) {
  return series.map(({ name, values }, place) => {
    const path = days.map((_, index) => {
      const value = values[index] ?? null;
      if (value === null) return '';
      const [x, y] = [index + 0.5, 100 - (value / end) * 100];
      return (values[index - 1] ?? null) === null ? `M${x} ${y}h0.001` : `L${x} ${y}`;
    });
    return <path key={name} data-place={place} d={path.join('')} />;
  });
}

function DayTable(props: Pick<DayChartProps, 'title' | 'days' | 'format'> & { all: readonly DaySeries[] }) {
  const text = useText();
  const intl = useIntl();
  const { title, days, format, all } = props;
  return (
    <details className={styles.table}>
      <summary>{text('content.figures.table')}</summary>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('content.figures.day')}</th>
            {all.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' })}</th>
              {all.map(({ name, values }) => {
                const value = values[index] ?? null;
                return <td key={name}>{value === null ? '–' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Values per day as a picture, and the same values as a table. The axis starts at zero (SAFE-6). */
export function DayChart(props: DayChartProps) {
  const { title, summary, days, series, kind, unit, format } = props;
  const intl = useIntl();
  const end = axisEnd(
    series.flatMap(({ values }) => values),
    unit,
  );
  const Drawn = kind === 'bars' ? Bars : Lines;
  const dayText = (day: string | undefined) =>
    day === undefined ? '' : intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
      </figcaption>
      {series.length > 1 ? (
        <ul className={styles.legend}>
          {series.map(({ name }, place) => (
            <li key={name} data-place={place} data-kind={kind}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.plot}>
        <div className={styles.axis} aria-hidden>
          {[end, end / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <svg
          className={styles.drawing}
          data-kind={kind}
          role="img"
          aria-label={`${title}. ${summary}`}
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
        >
          {[0, 50, 100].map((y) => (
            <line key={y} x1={0} x2={days.length} y1={y} y2={y} />
          ))}
          <Drawn days={days} series={series} end={end} format={format} />
        </svg>
        <div className={styles.dates} aria-hidden>
          <span>{dayText(days[0])}</span>
          <span>{dayText(days.at(-1))}</span>
        </div>
      </div>
      <DayTable title={title} days={days} format={format} all={series} />
    </figure>
  );
}
