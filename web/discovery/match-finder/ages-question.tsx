import { NativeSelect, Switch } from '@mantine/core';
import { distanceBands } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import { AgeSlider } from '../criteria/age-slider.tsx';
import type { MatchAnswers } from './match-criteria.ts';
import styles from './match-questions.module.css';

/** The ages, the distance that counts as near, and whether fictional profiles may be shown. */
export function AgesQuestion(props: {
  answers: MatchAnswers;
  change: (answers: Partial<MatchAnswers>) => void;
}) {
  const text = useText();
  const { hidden } = useFictionalChoice();
  const { answers, change } = props;
  const { distance, hide_fictional } = answers;
  return (
    <div className={styles.fields}>
      <AgeSlider criteria={answers} onChange={change} />
      <NativeSelect
        label={text('discovery.match.distance')}
        data={[
          { value: '', label: text('discovery.match.any_distance') },
          ...distanceBands.map((band) => ({
            value: String(band),
            label: text('discovery.match.within', { kilometres: band }),
          })),
        ]}
        value={distance === null ? '' : String(distance)}
        onChange={({ currentTarget: { value } }) =>
          change({ distance: distanceBands.find((band) => String(band) === value) ?? null })
        }
      />
      <Switch
        label={text('discovery.match.hide_fictional')}
        checked={hidden || hide_fictional}
        disabled={hidden}
        onChange={({ currentTarget }) => change({ hide_fictional: currentTarget.checked })}
      />
    </div>
  );
}
