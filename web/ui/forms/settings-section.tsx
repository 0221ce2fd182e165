import { Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Panel } from '../layout/panel.tsx';
import styles from './settings-section.module.css';

/** One section of the settings: heading, a sentence of explanation, and its controls. */
export function SettingsSection(props: {
  title: string;
  lead?: ReactNode;
  /** Fragment that other pages may link to. */
  anchor?: string;
  children: ReactNode;
}) {
  const title = useId();
  return (
    <Panel id={props.anchor} aria-labelledby={title} className={styles.section}>
      <div>
        <h2 id={title} className={styles.title}>
          {props.title}
        </h2>
        {props.lead ? <p className={styles.lead}>{props.lead}</p> : null}
      </div>
      {props.children}
    </Panel>
  );
}

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
