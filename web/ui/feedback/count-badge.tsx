import styles from './count-badge.module.css';
import { RollingNumber } from './rolling-number.tsx';

export type BadgeTone = 'unread' | 'quiet' | 'new' | 'warning' | 'danger';

/** 99+ above 99 (SHELL-3). */
export function countLabel(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/**
 * A number on a navigation item; `label` is the text for screen readers. A change rolls, and with `announced`
 * a screen reader reads the new label once.
 */
export function CountBadge(props: { count: number; tone: BadgeTone; label: string; announced?: boolean }) {
  return (
    <span className={`${styles.badge} ${styles[props.tone]}`}>
      <span aria-hidden="true">
        <RollingNumber value={props.count}>{countLabel(props.count)}</RollingNumber>
      </span>
      <span className={styles.words} role={props.announced ? 'status' : undefined}>
        {props.label}
      </span>
    </span>
  );
}
