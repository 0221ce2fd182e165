import styles from './segments.module.css';

/** One bar for each picture, the shown one bright. Decoration: a label elsewhere names the picture. */
export function Segments({ count, shown }: { count: number; shown: number }) {
  if (count < 2) return null;
  return (
    <span className={styles.segments} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <span key={at} className={styles.segment} data-shown={at === shown} />
      ))}
    </span>
  );
}
