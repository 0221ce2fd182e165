import { useIntl } from 'react-intl';
import type { Restriction } from '#contract/safety/decision.ts';
import type { OwnDecision } from '#contract/safety/list-cases.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './cases/cases.module.css';
import { casesQuery, OwnDecisionCard } from './cases/own-decision-card.tsx';

/**
 * A restriction of the member without a readable decision. Either a hiding until a review, with its reasons
 * (AGE-4, DSA-2). Or a suspension or ban whose case is deleted because the time to appeal is over (DSA-6).
 */
function RestrictionCard({ restriction }: { restriction: Restriction }) {
  const text = useText();
  const intl = useIntl();
  const { number, kind, ground, since, until } = restriction;
  const isHidden = kind === 'hidden';
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  const decided = () => {
    if (isHidden) return text('safety.hidden.decided');
    return until === null
      ? text('safety.decision.banned')
      : text('safety.decision.suspended', { until: date(until) });
  };
  return (
    <li className={styles.case}>
      <h3 className={styles.title}>
        {text(isHidden ? 'safety.hidden.title' : `safety.restriction.${kind}`)}
      </h3>
      <p className={styles.quiet}>
        {text('safety.cases.number', { number })}
        <br />
        {text('safety.restriction.since', { date: date(since) })}
      </p>
      {isHidden ? (
        <>
          <h4 className={styles.part}>{text('safety.decision.what')}</h4>
          <p>{text('safety.hidden.facts')}</p>
        </>
      ) : null}
      <h4 className={styles.part}>{text('safety.decision.rule')}</h4>
      <p>{text(`safety.ground.${ground}`)}</p>
      <h4 className={styles.part}>{text('safety.decision.decided')}</h4>
      <p>{decided()}</p>
      <h4 className={styles.part}>{text('safety.decision.ways')}</h4>
      <p>
        {isHidden ? (
          <RichText id="safety.hidden.ways" values={{ a: (parts) => <a href="/pages/service">{parts}</a> }} />
        ) : (
          text('safety.decision.over')
        )}
      </p>
    </li>
  );
}

export { casesQuery };

/**
 * The decisions about the member and the restrictions in force, even if their case is deleted (DSA-2, DSA-3,
 * DSA-6, AGE-4).
 */
export function OwnDecisions({
  decisions,
  restrictions,
}: {
  decisions: readonly OwnDecision[];
  restrictions: readonly Restriction[];
}) {
  const text = useText();
  if (decisions.length === 0 && restrictions.length === 0) return null;
  const known = new Set(decisions.map(({ number }) => number));
  return (
    <SettingsSection title={text('safety.cases.decisions')}>
      <ul className={styles.list}>
        {restrictions
          .filter(({ kind, number }) => kind === 'hidden' || !known.has(number))
          .map((restriction) => (
            <RestrictionCard key={restriction.number} restriction={restriction} />
          ))}
        {decisions.map((decision) => (
          <OwnDecisionCard key={decision.id} decision={decision} />
        ))}
      </ul>
    </SettingsSection>
  );
}
