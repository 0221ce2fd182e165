import type { Restriction } from '#contract/safety/decision.ts';
import type { OwnDecision } from '#contract/safety/list-cases.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './cases/cases.module.css';
import { casesQuery } from './cases/list-cases.query.ts';
import { OwnDecisionCard } from './cases/own-decision-card.tsx';
import { RestrictionCard } from './cases/restriction-card.tsx';

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
