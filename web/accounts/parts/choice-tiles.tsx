import { useId } from 'react';
import styles from './choice-tiles.module.css';

/** One of a few, as tiles a thumb can hit: radio buttons underneath. */
export function ChoiceTiles(props: {
  name: string;
  label: string;
  value: string;
  choices: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const { name, value, error, onChange } = props;
  const errorId = useId();
  return (
    <fieldset
      className={styles.group}
      data-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{props.label}</legend>
      <div className={styles.tiles}>
        {props.choices.map((choice) => (
          <label key={choice.value} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              required
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
