import type { ReactNode } from 'react';
import { IconMark } from './icon-mark.tsx';
import styles from './mark-panel.module.css';

/**
 * A status: an icon on a sunken background with text beside it. `level` aligns both, for a text of one or two
 * lines.
 */
export function MarkPanel(props: {
  mark: ReactNode;
  on?: boolean;
  level?: boolean;
  role?: 'status';
  children: ReactNode;
}) {
  return (
    <div className={`${styles.panel} ${props.level ? styles.level : ''}`} role={props.role}>
      <IconMark tone={props.on ? 'on' : 'raised'}>{props.mark}</IconMark>
      {props.children}
    </div>
  );
}
