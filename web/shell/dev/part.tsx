import type { ReactNode } from 'react';
import styles from './dev.module.css';

/** One section of the page of building blocks. It is not a landmark, because it appears in both schemes. */
export function DevSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Several variants side by side, under their name in the code. */
export function Variants({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.shown}>
      <p className={styles.name}>
        <code>{name}</code>
      </p>
      <div className={wide ? styles.stack : styles.row}>{children}</div>
    </div>
  );
}
