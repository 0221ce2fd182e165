import { RangeSlider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { type KeyboardEvent, useId } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './age-slider.module.css';
import { ageLimits } from './member-search.ts';

interface AgeRange {
  readonly min_age?: number | undefined;
  readonly max_age?: number | undefined;
}

/**
 * The ages as a slider with two handles. Arrow keys move a handle by a year, Home and End to a limit or to the other handle. The
 * range is written beside the label.
 */
export function AgeSlider<Range extends AgeRange>(props: {
  criteria: Range;
  onChange: (criteria: Range) => void;
}) {
  const text = useText();
  const label = useId();
  const { criteria, onChange } = props;
  const { min_age = ageLimits.youngest, max_age = ageLimits.oldest } = criteria;
  const change = (youngest: number, oldest: number) =>
    onChange({ ...criteria, min_age: youngest, max_age: oldest });
  // Mantine's slider with two handles knows the arrow keys only.
  const toLimit = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const isFirst =
      event.target instanceof Element &&
      event.target.getAttribute('aria-label') === text('discovery.min_age');
    const isEnd = event.key === 'End';
    if (isFirst) change(isEnd ? max_age : ageLimits.youngest, max_age);
    else change(min_age, isEnd ? ageLimits.oldest : min_age);
  };
  return (
    <fieldset className={styles.ages} aria-labelledby={label}>
      <div className={styles.head}>
        <span id={label} className={styles.label}>
          {text('discovery.age')}
        </span>
        <output className={styles.range}>
          {text(max_age >= ageLimits.oldest ? 'discovery.wish.older' : 'discovery.wish.age', {
            age: min_age,
            youngest: min_age,
            oldest: max_age,
          })}
        </output>
      </div>
      <RangeSlider
        className={styles.slider ?? ''}
        min={ageLimits.youngest}
        max={ageLimits.oldest}
        name="age"
        minRange={0}
        label={null}
        size={6}
        thumbSize={28}
        value={[min_age, max_age]}
        onChange={([youngest, oldest]) => change(youngest, oldest)}
        onKeyDown={toLimit}
        thumbFromLabel={text('discovery.min_age')}
        thumbToLabel={text('discovery.max_age')}
      />
    </fieldset>
  );
}
