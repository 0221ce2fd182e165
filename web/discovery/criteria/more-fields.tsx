import { IconChevronDown } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Criteria, mostInterests } from '#contract/discovery/criteria.ts';
import { interests } from '#contract/sites/interest.ts';
import type { SearchField } from '#contract/sites/settings.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useInterestsByName } from '#web/sites/use-interests-by-name.ts';
import choice from '#web/ui/forms/choice.module.css';
import { useChoiceText } from './choice-text.ts';
import { choiceNames, choices, chosenOf, toggled } from './choices.ts';
import styles from './more-fields.module.css';

/** A collapsible group of choices. Its heading shows how many are selected. */
function ChoiceGroup(props: {
  label: string;
  name: string;
  words: readonly string[];
  textOf: (word: string) => string;
  iconOf?: (word: string) => ReactNode;
  chosen: readonly string[];
  /** Maximum number of selected choices. */
  most?: number;
  hint?: string;
  onToggle: (word: string) => void;
}) {
  const text = useText();
  const { chosen, most = Number.POSITIVE_INFINITY } = props;
  const [open, setOpen] = useState(chosen.length > 0);
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.head}>
        <span>{props.label}</span>
        {chosen.length > 0 ? (
          <span className={styles.count}>{text('discovery.chosen', { count: chosen.length })}</span>
        ) : null}
        <IconChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      {props.hint ? <p className={styles.hint}>{props.hint}</p> : null}
      {open ? (
        <fieldset className={`${choice.pills} ${styles.words}`} aria-label={props.label}>
          {props.words.map((word) => (
            <label key={word} className={choice.pill}>
              <input
                type="checkbox"
                name={props.name}
                value={word}
                checked={chosen.includes(word)}
                disabled={!chosen.includes(word) && chosen.length >= most}
                onChange={() => props.onToggle(word)}
              />
              {props.iconOf?.(word)}
              {props.textOf(word)}
            </label>
          ))}
        </fieldset>
      ) : null}
    </details>
  );
}

// The fifty icons load only when a member opens the interests.
const InterestIcon = lazy(() =>
  import('#web/profiles/interest-icon.tsx').then((part) => ({ default: part.InterestIcon })),
);

const iconOfInterest = (word: string) => {
  const interest = interests.find((one) => one === word);
  return (
    <Suspense fallback={<span className={styles.icon} />}>
      {interest ? <InterestIcon interest={interest} /> : null}
    </Suspense>
  );
};

/** Fields for the profile attributes that the site searches by. */
export function MoreFields(props: {
  criteria: Criteria;
  offers: (field: SearchField) => boolean;
  onChange: (criteria: Criteria) => void;
}) {
  const text = useText();
  const { criteria } = props;
  const choice = useChoiceText();
  const sorted = useInterestsByName();
  return (
    <div>
      {choiceNames.filter(props.offers).map((name) => (
        <ChoiceGroup
          key={name}
          name={name}
          label={choice.ofList(name)}
          words={name === 'interests' ? sorted : choices[name]}
          textOf={(word) => choice.ofWord(name, word)}
          chosen={chosenOf(criteria, name)}
          onToggle={(word) => props.onChange(toggled(criteria, name, word))}
          {...(name === 'interests' && {
            iconOf: iconOfInterest,
            most: mostInterests,
            hint: text('discovery.interests_hint', { most: mostInterests }),
          })}
        />
      ))}
    </div>
  );
}
