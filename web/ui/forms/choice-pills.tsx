import { useId, useState } from 'react';
import styles from './choice.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Language of the label, if it differs from the page. */
  readonly lang?: string;
}

/**
 * The value with the tap already applied. A cache that stores the choice redraws a moment later, and the pill
 * would spring back under the finger until then.
 */
function useTapped<Value>(value: Value) {
  const [known, setKnown] = useState(value);
  const [tapped, setTapped] = useState<Value | null>(null);
  if (known !== value) {
    setKnown(value);
    setTapped(null);
  }
  return [tapped ?? value, setTapped] as const;
}

/** One of a few options, as pills. The whole pill is the target, and the arrow keys change the choice. */
export function ChoicePills<Value extends string>(props: {
  label: string;
  /** Hides the label if a heading beside the options says the same. */
  isLabelHidden?: boolean;
  options: readonly Option<Value>[];
  value: Value | null;
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  const [shown, setTapped] = useTapped(props.value);
  return (
    <fieldset
      className={styles.group}
      disabled={props.disabled ?? false}
      aria-label={props.isLabelHidden ? props.label : undefined}
    >
      {props.isLabelHidden ? null : <legend className={styles.legend}>{props.label}</legend>}
      <div className={styles.pills}>
        {props.options.map(({ value, label, lang }) => (
          <label key={value} className={styles.pill}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === shown}
              onChange={() => {
                setTapped(value);
                props.onChange(value);
              }}
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
