import type { ReactNode } from 'react';
import choice from '#web/ui/forms/choice.module.css';
import styles from './word-pills.module.css';

/** A multiple choice of words: native checkboxes styled as pills. */
export function WordPills<Word extends string>(props: {
  legend: string;
  words: readonly Word[];
  textOf(word: Word): ReactNode;
  chosen: readonly Word[];
  /** Maximum number of selected words. */
  most?: number;
  onChange(chosen: Word[]): void;
}) {
  const { words, chosen, most = Number.POSITIVE_INFINITY } = props;
  return (
    <fieldset className={`${choice.group} ${choice.pills}`}>
      <legend className={styles.legend}>{props.legend}</legend>
      {words.map((word) => {
        const on = chosen.includes(word);
        return (
          <label key={word} className={choice.pill}>
            <input
              type="checkbox"
              checked={on}
              disabled={!on && chosen.length >= most}
              onChange={() =>
                props.onChange(words.filter((one) => (one === word ? !on : chosen.includes(one))))
              }
            />
            {props.textOf(word)}
          </label>
        );
      })}
    </fieldset>
  );
}
