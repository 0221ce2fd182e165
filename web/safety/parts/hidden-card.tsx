import { useIntl } from 'react-intl';
import type { Restriction } from '#contract/safety/decision.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './cases.module.css';

/** Why one is out of sight until somebody looked: the statement of reasons of what was done automatically (AGE-4, DSA-2). */
export function HiddenCard({ hidden }: { hidden: Restriction }) {
  const text = useText();
  const intl = useIntl();
  return (
    <li className={styles.case}>
      <h3 className={styles.title}>{text('safety.hidden.title')}</h3>
      <p className={styles.quiet}>
        {text('safety.cases.number', { number: hidden.number })}
        <br />
        {text('safety.restriction.since', { date: intl.formatDate(hidden.since, { dateStyle: 'long' }) })}
      </p>
      <h4 className={styles.part}>{text('safety.decision.what')}</h4>
      <p>{text('safety.hidden.facts')}</p>
      <h4 className={styles.part}>{text('safety.decision.rule')}</h4>
      <p>{text(`safety.ground.${hidden.ground}`)}</p>
      <h4 className={styles.part}>{text('safety.decision.decided')}</h4>
      <p>{text('safety.hidden.decided')}</p>
      <h4 className={styles.part}>{text('safety.decision.ways')}</h4>
      <p>{text('safety.hidden.ways')}</p>
    </li>
  );
}
