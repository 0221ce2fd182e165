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
