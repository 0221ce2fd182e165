import { VisuallyHidden } from '@mantine/core';
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
  /** The label is for screen readers only, because a heading says the same. */
  hideLabel?: boolean;
  /** One tile per row. */
  single?: boolean;
  onChange: (value: string) => void;
  /**
   * Called on a click or tap on a tile, also on the chosen one. Arrow keys and the space bar only choose, so that
   * they never leave the group.
   */
  onPick?: () => void;
}) {
  const { name, value, error, onChange } = props;
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef(onChange);
  const shown = useRef(value);
  // A choice made before hydration exists only in the DOM.
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && chosen.value !== shown.current) first.current(chosen.value);
  }, []);
  return (
    <fieldset
      ref={group}
      className={choice.group}
      data-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      {props.hideLabel ? (
        <VisuallyHidden component="legend">{props.label}</VisuallyHidden>
      ) : (
        <legend className={choice.legend}>{props.label}</legend>
      )}
      <div className={`${choice.tiles} ${styles.tiles}`} data-single={props.single}>
        {props.choices.map((one) => (
          <label key={one.value} className={choice.tile}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={value === one.value}
              onChange={() => onChange(one.value)}
              // A click by keyboard counts no presses.
              onClick={({ detail }) => detail > 0 && props.onPick?.()}
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
