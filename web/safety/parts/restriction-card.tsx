import { useIntl } from 'react-intl';
import type { Restriction } from '#contract/safety/decision.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './cases.module.css';

/** A suspension or ban whose case is gone: what, why, since when; the time to appeal is over (DSA-6). */
export function RestrictionCard({ restriction }: { restriction: Restriction }) {
  const text = useText();
  const intl = useIntl();
  const { number, kind, ground, since, until } = restriction;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  return (
    <li className={styles.case}>
      <h3 className={styles.title}>{text(`safety.restriction.${kind}`)}</h3>
      <p className={styles.quiet}>
        {text('safety.cases.number', { number })}
        <br />
        {text('safety.restriction.since', { date: date(since) })}
      </p>
      <h4 className={styles.part}>{text('safety.decision.rule')}</h4>
      <p>{text(`safety.ground.${ground}`)}</p>
      <h4 className={styles.part}>{text('safety.decision.decided')}</h4>
      <p>
        {until === null
          ? text('safety.decision.banned')
          : text('safety.decision.suspended', { until: date(until) })}
      </p>
      <h4 className={styles.part}>{text('safety.decision.ways')}</h4>
      <p>{text('safety.decision.over')}</p>
    </li>
  );
}
