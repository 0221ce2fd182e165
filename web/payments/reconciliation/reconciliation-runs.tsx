import { useIntl } from 'react-intl';
import type { ReconciliationRun } from '#contract/payments/console/list-findings.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

function Run({ run }: { run: ReconciliationRun }) {
  const text = useText();
  const intl = useIntl();
  const day = (moment: string) => intl.formatDate(moment, { day: 'numeric', month: 'short' });
  const { books, started_at, finished_at, covers_from, covers_until, theirs, ours } = run;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{text(`payments.books.${books}`)}</p>
        <p className={styles.facts}>
          <time dateTime={started_at}>
            {intl.formatDate(started_at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {books === 'ledger' ? (
            <span>{text('payments.runs.everything')}</span>
          ) : (
            <>
              <span>
                {text('payments.runs.period', { from: day(covers_from), until: day(covers_until) })}
              </span>
              <span>{text('payments.runs.counted', { theirs, ours })}</span>
            </>
          )}
        </p>
      </div>
      <Pill tone={finished_at === null ? 'warning' : 'success'}>
        {text(finished_at === null ? 'payments.runs.unfinished' : 'payments.runs.finished')}
      </Pill>
    </li>
  );
}

/** The last comparisons: time, period, number of entries, and whether each one finished. */
export function ReconciliationRuns({ runs }: { runs: readonly ReconciliationRun[] }) {
  const text = useText();
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.runs.title')}</h2>
      {runs.length === 0 ? (
        <p className={styles.quiet}>{text('payments.runs.none')}</p>
      ) : (
        <ul className={styles.list}>
          {runs.map((run) => (
            <Run key={`${run.books} ${run.started_at}`} run={run} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
