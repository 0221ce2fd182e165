import { NativeSelect } from '@mantine/core';
import consoleStyles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { usePeriodText } from '../figure-table.tsx';
import { type Chosen, periodsOf } from './chosen-figures.ts';
import styles from './transparency.module.css';

/** Chooses the report, the period and the site. */
export function FiguresFilter(props: {
  chosen: Chosen;
  hosts: readonly string[];
  now: Date;
  onChoose: (chosen: Chosen) => void;
}) {
  const { chosen, hosts, now, onChoose } = props;
  const text = useText();
  const periodText = usePeriodText();
  const offered = periodsOf(chosen.report, now);
  const periods = offered.includes(chosen.period) ? offered : [chosen.period, ...offered];
  return (
    <search>
      <fieldset className={consoleStyles.which}>
        <legend className={consoleStyles.unseen}>{text('safety.figures.report')}</legend>
        <div className={consoleStyles.desk}>
          {(['transparency', 'acquirer'] as const).map((report) => (
            <button
              key={report}
              type="button"
              aria-pressed={chosen.report === report}
              onClick={() => onChoose({ ...chosen, report, period: periodsOf(report, now)[0] ?? '' })}
            >
              {text(`safety.figures.${report}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.filter}>
        <NativeSelect
          label={text('safety.figures.period')}
          value={chosen.period}
          data={periods.map((period) => ({ value: period, label: periodText(period) }))}
          onChange={({ currentTarget }) => onChoose({ ...chosen, period: currentTarget.value })}
        />
        <NativeSelect
          label={text('safety.figures.site')}
          value={chosen.host ?? ''}
          data={[
            { value: '', label: text('safety.figures.all_sites') },
            ...hosts.map((host) => ({ value: host, label: host })),
          ]}
          onChange={({ currentTarget }) => onChoose({ ...chosen, host: currentTarget.value || null })}
        />
      </div>
    </search>
  );
}
