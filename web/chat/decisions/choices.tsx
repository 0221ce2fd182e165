import { useId } from 'react';
import { evidencePath } from '#contract/safety/report-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './decision-form.module.css';

/** A list of choices of which one is chosen. */
export function Choices<One extends string>(props: {
  legend: string;
  choices: readonly One[];
  chosen: One | null;
  textOf: (choice: One) => string;
  onChoose: (choice: One) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={props.chosen === choice}
            onChange={() => props.onChoose(choice)}
          />
          <span>{props.textOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A list of choices of which several can be chosen, each with its effect. */
export function Checks<One extends string>(props: {
  legend: string;
  choices: readonly One[];
  chosen: readonly One[];
  textOf: (choice: One) => string;
  effectOf: (choice: One) => string;
  onToggle: (choice: One) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.choices.map((choice) => (
        <div key={choice} className={styles.measure}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={props.chosen.includes(choice)}
              aria-describedby={`${group}-${choice}`}
              onChange={() => props.onToggle(choice)}
            />
            <span>{props.textOf(choice)}</span>
          </label>
          <p id={`${group}-${choice}`} className={styles.what}>
            {props.effectOf(choice)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

/** The photos of a profile case, to choose those that the decision removes. */
export function PictureChoice(props: {
  pictures: readonly number[];
  chosen: readonly number[];
  onToggle: (picture: number) => void;
}) {
  const text = useText();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text('safety.case.which_pictures')}</legend>
      <div className={styles.pictures}>
        {props.pictures.map((picture, index) => (
          <label key={picture} className={styles.picture}>
            <img
              src={`${evidencePath}?picture=${picture}`}
              alt={text('safety.case.picture', { number: index + 1 })}
            />
            <input
              type="checkbox"
              checked={props.chosen.includes(picture)}
              onChange={() => props.onToggle(picture)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
