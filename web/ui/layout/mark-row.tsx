import type { ReactNode } from 'react';
import { IconTile } from './icon-mark.tsx';
import styles from './mark-row.module.css';

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
