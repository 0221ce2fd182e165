import type { ReactNode } from 'react';
import { IconTile } from './icon-mark.tsx';
import styles from './mark-panel.module.css';

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
