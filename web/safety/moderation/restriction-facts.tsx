import { useIntl } from 'react-intl';
import type { Restriction } from '#contract/safety/decision.ts';
import type { HidingRule } from '#contract/safety/reporter-trust.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './waiting-reports.module.css';

/** A restriction for operators: its kind, its rule, its start and its end. */
export function RestrictionFacts(props: {
  restriction: Restriction;
  /** The rule of an automatic hiding; null if none is stored. Undefined where the rule is shown elsewhere. */
  rule?: HidingRule | null;
}) {
  const text = useText();
  const intl = useIntl();
  const { number, kind, ground, since, until } = props.restriction;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <div className={styles.what}>
      <p className={styles.reason}>{text(`safety.restriction.${kind}`)}</p>
      <p className={styles.facts}>
        <span>{text(`safety.ground.${ground}`)}</span>
        {kind === 'hidden' && props.rule !== undefined ? (
          <span>{text(`safety.cause.${props.rule ?? 'none'}`)}</span>
        ) : null}
        <time dateTime={since}>{text('safety.restriction.since', { date: date(since) })}</time>
        {until === null ? null : (
          <time dateTime={until}>{text('safety.restriction.until', { date: date(until) })}</time>
        )}
        <span className={styles.quiet}>{number}</span>
      </p>
    </div>
  );
}
