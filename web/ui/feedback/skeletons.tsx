import styles from './skeletons.module.css';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `place-${index}`);

/** Loading state of a grid of 3:4 cards. */
export function CardGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {keys(count).map((key) => (
        <div key={key} className={styles.card}>
          <div className={styles.photo} />
          <div className={styles.line} />
          <div className={styles.short} />
        </div>
      ))}
    </div>
  );
}

/** Loading state of a list with a round picture, a name and a line. */
export function ListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {keys(count).map((key) => (
        <div key={key} className={styles.row}>
          <div className={styles.round} />
          <div className={styles.lines}>
            <div className={styles.line} />
            <div className={styles.short} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Loading state of running text. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {keys(lines).map((key) => (
        <div key={key} className={styles.line} />
      ))}
    </div>
  );
}
