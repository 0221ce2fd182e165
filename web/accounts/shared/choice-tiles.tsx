import { useId, useLayoutEffect, useRef } from 'react';
import choice from '#web/ui/forms/choice.module.css';
import styles from './choice-tiles.module.css';

/** A choice of one among a few, as large tiles over radio buttons. */
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
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef(onChange);
  // A choice made before hydration exists only in the DOM.
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) first.current(chosen.value);
  }, []);
  return (
    <fieldset
      ref={group}
      className={choice.group}
      data-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={choice.legend}>{props.label}</legend>
      <div className={`${choice.tiles} ${styles.tiles}`}>
        {props.choices.map((one) => (
          <label key={one.value} className={choice.tile}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={value === one.value}
              onChange={() => onChange(one.value)}
              required
              // A value that the browser restored from an earlier visit is not an answer.
              autoComplete="off"
            />
            {one.label}
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={errorId} className={choice.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
