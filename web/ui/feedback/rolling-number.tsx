import { type ReactNode, useState } from 'react';
import styles from './rolling-number.module.css';

/**
 * Words with a number that roll when the number changes: up for more, down for less. The first number does
 * not move, and nothing moves under reduced motion. The words are there once, so they are read once.
 */
export function RollingNumber({ value, children }: { value: number; children: ReactNode }) {
  const [shown, setShown] = useState({ value, from: value });
  if (shown.value !== value) setShown({ value, from: shown.value });
  const way = value === shown.from ? undefined : value > shown.from ? 'up' : 'down';
  return (
    <span className={styles.window}>
      <span key={value} className={styles.words} data-way={way}>
        {children}
      </span>
    </span>
  );
}
