import { useId } from 'react';
import type { CopyScope } from '#contract/safety/decision.ts';
import type { ReportCase } from '#contract/safety/report-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './decision-form.module.css';

/** A removal takes identical copies only in a case about an intimate image or a minor. */
export const takesCopies = ({ reason }: ReportCase): boolean =>
  reason === 'intimate_image' || reason === 'underage';

const scopes = ['reported', 'all'] as const;

/**
 * The choice between the reported copy and all copies, if other members own some. The reported copy alone is
 * preselected: a stranger may have reported a member's own picture (NCII-1).
 */
export function CopyChoice(props: {
  copies: number;
  scope: CopyScope;
  onChoose: (scope: CopyScope) => void;
}) {
  const text = useText();
  const group = useId();
  const { copies: number } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text('safety.copies.legend', { number })}</legend>
      {scopes.map((scope) => (
        <div key={scope} className={styles.measure}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={props.scope === scope}
              aria-describedby={`${group}-${scope}`}
              onChange={() => props.onChoose(scope)}
            />
            <span>{text(`safety.copies.${scope}`)}</span>
          </label>
          <p id={`${group}-${scope}`} className={styles.what}>
            {text(`safety.copies.${scope}_what`)}
          </p>
        </div>
      ))}
      <p className={styles.quiet}>{text('safety.copies.advice')}</p>
    </fieldset>
  );
}
