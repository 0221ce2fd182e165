import type { ReactNode } from 'react';
import styles from './toggle.module.css';

/** A labelled switch. It is a native checkbox, so a form sends it without script. */
export function Toggle(props: {
  name?: string;
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.toggle}>
      <span>{props.label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.checked}
        name={props.name}
        value="true"
        checked={props.checked}
        disabled={props.disabled}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
    </label>
  );
}
