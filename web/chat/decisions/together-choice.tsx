import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Measure } from '#contract/safety/decision.ts';
import type { OtherReport } from '#contract/safety/report-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { type Against, isTogether } from './chosen-decision.ts';
import styles from './decision-form.module.css';

interface Chosen {
  readonly against: Against | null;
  readonly chosen: readonly Measure[];
}

/** One other report: its reason, words and reported message, and a checkbox to decide it as well. */
function Other(props: { other: OtherReport; chosen: Chosen; isChecked: boolean; onToggle: () => void }) {
  const text = useText();
  const intl = useIntl();
  const facts = useId();
  const { other, chosen, isChecked, onToggle } = props;
  const { id, number, reason, subject, standing, created_at, words, said } = other;
  const isPossible = isTogether(other, chosen);
  const isApart = !other.joinable || chosen.against === 'refunded';
  return (
    <li className={styles.measure}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-label={`${text(`safety.reason.${reason}`)}, ${number}`}
          aria-describedby={facts}
          checked={isChecked && isPossible}
          disabled={!isPossible}
          onChange={onToggle}
        />
        <span>{text(`safety.reason.${reason}`)}</span>
      </label>
      <div id={facts} className={styles.what}>
        <p>
          {[
            text(`safety.subject.${subject}`),
            intl.formatDate(created_at, { dateStyle: 'medium', timeStyle: 'short' }),
            ...(standing === null ? [] : [text(`safety.standing.${standing}`)]),
          ].join(' · ')}
        </p>
        {isPossible ? null : <p>{text(isApart ? 'safety.together.apart' : 'safety.together.removal')}</p>}
      </div>
      {said === null ? null : <blockquote className={styles.quote}>{said}</blockquote>}
      {words === null ? null : <blockquote className={styles.quote}>{words}</blockquote>}
      <Link to={`/console/reports/${id}`} className={styles.other}>
        {text('safety.together.open', { number })}
      </Link>
    </li>
  );
}

/**
 * The other open reports about the member of a case. One decision can decide several of them: the member gets one
 * statement, and each reporter an answer (SAFE-5). Nothing is preselected.
 */
export function TogetherChoice(props: {
  /** Number of other open reports, of which `others` holds at most fifty. */
  number: number;
  others: readonly OtherReport[];
  chosen: Chosen;
  together: readonly number[];
  onChoose: (together: readonly number[]) => void;
}) {
  const text = useText();
  const { number, others, chosen, together, onChoose } = props;
  if (others.length === 0) return null;
  const possible = others.filter((other) => isTogether(other, chosen)).map(({ id }) => id);
  const isAll = possible.length > 0 && possible.every((id) => together.includes(id));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text('safety.together.legend', { number })}</legend>
      <p className={styles.quiet}>{text('safety.together.hint')}</p>
      {possible.length < 2 ? null : (
        <label className={styles.choice}>
          <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : possible)} />
          <span>{text('safety.together.all')}</span>
        </label>
      )}
      <ul className={styles.others}>
        {others.map((other) => (
          <Other
            key={other.id}
            other={other}
            chosen={chosen}
            isChecked={together.includes(other.id)}
            onToggle={() =>
              onChoose(
                together.includes(other.id)
                  ? together.filter((id) => id !== other.id)
                  : [...together, other.id],
              )
            }
          />
        ))}
      </ul>
    </fieldset>
  );
}
