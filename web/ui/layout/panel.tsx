import type { ComponentPropsWithoutRef } from 'react';
import styles from './panel.module.css';

/** A plain raised surface (a card without product texts). */
export function Panel({ className, ...rest }: ComponentPropsWithoutRef<'section'>) {
  return <section className={className ? `${styles.panel} ${className}` : styles.panel} {...rest} />;
}
