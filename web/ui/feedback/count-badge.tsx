import styles from './count-badge.module.css';

export type BadgeTone = 'unread' | 'quiet' | 'new' | 'warning' | 'danger';

/** 99+ above 99 (SHELL-3). */
export function countLabel(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** A number on a navigation item; `label` is the text for screen readers. */
export function CountBadge(props: { count: number; tone: BadgeTone; label: string }) {
  return (
    <span className={`${styles.badge} ${styles[props.tone]}`}>
      <span aria-hidden="true">{countLabel(props.count)}</span>
      <span className={styles.words}>{props.label}</span>
    </span>
  );
}
