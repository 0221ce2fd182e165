import type { KeyboardEvent, ReactNode } from 'react';
import choice from '#web/ui/forms/choice.module.css';
import styles from './answer-tiles.module.css';

const steps: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrow keys move the focus between the answers as they lie on the screen. Enter goes to the next question. */
function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (key === 'Enter') {
    event.preventDefault();
    target.form?.requestSubmit();
    return;
  }
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const inputs = [...currentTarget.querySelectorAll('input')].filter((input) => !input.disabled);
  const tops = inputs.map((input) => input.getBoundingClientRect().top);
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length);
  const rightwards = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  const by = { left: -rightwards, right: rightwards, up: -columns, down: columns }[step];
  inputs[inputs.indexOf(target) + by]?.focus();
}

interface Answers<Word extends string> {
  readonly words: readonly Word[];
  readonly chosen: readonly Word[];
  /** Maximum number of selected words. */
  readonly most?: number | undefined;
  readonly textOf: (word: Word) => ReactNode;
  readonly onChange: (chosen: Word[]) => void;
}

function Answer<Word extends string>(
  props: Answers<Word> & { word: Word; className: string; children?: ReactNode },
) {
  const { word, chosen, most = Number.POSITIVE_INFINITY } = props;
  const on = chosen.includes(word);
  return (
    <label className={props.className}>
      <input
        type="checkbox"
        checked={on}
        disabled={!on && chosen.length >= most}
        onChange={() => props.onChange(on ? chosen.filter((one) => one !== word) : [...chosen, word])}
      />
      {props.children}
      <span>{props.textOf(word)}</span>
    </label>
  );
}

/** A multiple choice of pictures with words: native checkboxes that look like tiles. */
export function AnswerTiles<Word extends string>(
  props: Answers<Word> & {
    legend: string;
    drawings: Readonly<Partial<Record<Word, ReactNode>>>;
    small?: boolean;
    many?: boolean;
  },
) {
  return (
    <fieldset
      className={`${choice.group} ${styles.tiles}`}
      data-small={props.small}
      data-many={props.many}
      onKeyDown={moveFocus}
    >
      <legend className={styles.legend}>{props.legend}</legend>
      {props.words.map((word) => (
        <Answer key={word} {...props} word={word} className={`${choice.tile} ${styles.tile}`}>
          <span className={styles.disc}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              {props.drawings[word]}
            </svg>
          </span>
        </Answer>
      ))}
    </fieldset>
  );
}

/** The same choice in words only. `legend` is read by screen readers. */
export function AnswerPills<Word extends string>(props: Answers<Word> & { legend: string }) {
  return (
    <fieldset className={`${choice.group} ${choice.pills}`} aria-label={props.legend} onKeyDown={moveFocus}>
      {props.words.map((word) => (
        <Answer key={word} {...props} word={word} className={choice.pill ?? ''} />
      ))}
    </fieldset>
  );
}
