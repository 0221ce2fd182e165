import { useIntl } from 'react-intl';
import type { Restriction } from '#contract/safety/decision.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './waiting-reports.module.css';

/** A restriction for operators: its kind, its rule, its start and its end. */
export function RestrictionFacts({ restriction }: { restriction: Restriction }) {
  const text = useText();
  const intl = useIntl();
  const { number, kind, ground, since, until } = restriction;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <div className={styles.what}>
      <p className={styles.reason}>{text(`safety.restriction.${kind}`)}</p>
      <p className={styles.facts}>
        <span>{text(`safety.ground.${ground}`)}</span>
        <time dateTime={since}>{text('safety.restriction.since', { date: date(since) })}</time>
        {until === null ? null : (
          <time dateTime={until}>{text('safety.restriction.until', { date: date(until) })}</time>
        )}
        <span className={styles.quiet}>{number}</span>
      </p>
    </div>
  );
}
