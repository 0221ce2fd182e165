import { Switch } from '@mantine/core';
import styles from './setting-switch.module.css';

/** A setting that is on or off: its words and what it means on the left, the switch at the end; all of it is the target. */
export function SettingSwitch(props: {
  label: string;
  description: string;
  checked: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Switch
      className={`${styles.switch} ${props.className ?? ''}`}
      labelPosition="left"
      size="md"
      label={props.label}
      description={props.description}
      checked={props.checked}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
