import type { ComponentPropsWithoutRef } from 'react';
import styles from './panel.module.css';

/** A calm raised surface (a card without product words). */
export function Panel({ className, ...rest }: ComponentPropsWithoutRef<'section'>) {
  return <section className={className ? `${styles.panel} ${className}` : styles.panel} {...rest} />;
}
