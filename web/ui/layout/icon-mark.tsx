import type { ReactNode } from 'react';
import styles from './icon-mark.module.css';

/**
 * An icon on a small square, beside a text. `raised` is for a sunken background, `on` for a setting that is
 * switched on.
 */
export function IconTile(props: { tone?: 'soft' | 'raised' | 'on'; children: ReactNode }) {
  return <span className={`${styles.mark} ${styles[props.tone ?? 'soft'] ?? ''}`}>{props.children}</span>;
}

/**
 * A status: an icon on a sunken background with text beside it. `level` aligns both, for a text of one or two
 * lines.
 */
export function IconPanel(props: {
  mark: ReactNode;
  on?: boolean;
  level?: boolean;
  role?: 'status';
  children: ReactNode;
}) {
  return (
    <div className={`${styles.panel} ${props.level ? styles.level : ''}`} role={props.role}>
      <IconTile tone={props.on ? 'on' : 'raised'}>{props.mark}</IconTile>
      {props.children}
    </div>
  );
}

/** An item in a list: icon, name, facts, and a button as `children`. */
export function IconRow(props: {
  mark: ReactNode;
  name: ReactNode;
  facts: readonly string[];
  children?: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <IconTile>{props.mark}</IconTile>
      <div>
        <p className={styles.name}>{props.name}</p>
        <p className={styles.facts}>
          {props.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {props.children}
    </li>
  );
}
