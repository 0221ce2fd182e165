import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './action-link.module.css';

/** A link that looks like a button, without Mantine: for the frame and for pages without script. */
export function ActionLink(props: {
  to: LinkProps['to'];
  look?: 'filled' | 'soft' | 'bare';
  size?: 'medium' | 'large';
  children: ReactNode;
}) {
  const { look = 'filled', size = 'medium' } = props;
  return (
    <Link to={props.to} className={`${styles.action} ${styles[look]} ${styles[size]}`}>
      {props.children}
    </Link>
  );
}
