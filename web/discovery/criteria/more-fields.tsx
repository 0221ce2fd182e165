import { lazy, Suspense } from 'react';
import { type Criteria, mostInterests } from '#contract/discovery/criteria.ts';
import { interests } from '#contract/sites/interest.ts';
import type { SearchField } from '#contract/sites/search-field.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { choiceNames, choices, chosenOf, toggled } from './choices.ts';
import styles from './more-fields.module.css';
import { useChoiceText } from './use-choice-text.ts';

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
  return (
    <div>
      {choiceNames.filter(props.offers).map((name) => (
        <ChoiceGroup
          key={name}
          name={name}
          label={choice.ofList(name)}
          words={choices[name]}
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
