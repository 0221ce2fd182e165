import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './settings-row.module.css';

/** A list of rows on one surface. `quiet` rows matter less than the settings themselves. */
export const SettingsRows = (props: { label: string; look?: 'quiet'; children: ReactNode }) => (
  <ul className={`${styles.rows} ${props.look ? styles[props.look] : ''}`} aria-label={props.label}>
    {props.children}
  </ul>
);

/** A row that opens a page: icon, name, and one line of state. `plain` is a page without script. */
export function SettingsRow(props: {
  to: string;
  icon: ReactNode;
  name: string;
  state?: ReactNode;
  plain?: boolean;
}) {
  return (
    <li>
      <Link
        to={props.to}
        className={styles.row}
        {...(props.plain ? { reloadDocument: true } : { prefetch: 'intent' as const })}
      >
        <span className={styles.icon}>{props.icon}</span>
        <span className={styles.words}>
          <span className={styles.name}>{props.name}</span>
          {props.state === undefined ? null : <span className={styles.state}>{props.state}</span>}
        </span>
        <IconChevronRight className={styles.chevron} size={20} aria-hidden />
      </Link>
    </li>
  );
}

/** A row that does something at once. */
export function SettingsAction(props: { icon: ReactNode; name: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={props.onClick}>
        <span className={styles.icon}>{props.icon}</span>
        <span className={styles.words}>
          <span className={styles.name}>{props.name}</span>
        </span>
      </button>
    </li>
  );
}
