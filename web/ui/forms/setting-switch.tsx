import { Switch } from '@mantine/core';
import styles from './setting-switch.module.css';

/**
 * A setting with a switch: label and description on the left, the switch at the end. The whole row is the
 * click target.
 */
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
