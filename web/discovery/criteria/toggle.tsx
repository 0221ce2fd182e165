import type { ReactNode } from 'react';
import styles from './toggle.module.css';

/** A switch with its words; the browser's own checkbox, so that a form sends it without script too. */
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
