import type { ReactNode } from 'react';
import { IconMark } from './icon-mark.tsx';
import styles from './mark-panel.module.css';

/** How something stands: a sign on a sunken ground and words beside it; `level` with them where they are a line or two. */
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
