import styles from '#web/ui/layout/tile-grid.module.css';
import bones from './card-skeleton.module.css';

/** Placeholder for loading cards, in their shape. */
export function MemberGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <div key={key} className={bones.card}>
          <div className={bones.photo} />
          <div className={bones.line} />
          <div className={bones.short} />
        </div>
      ))}
    </div>
  );
}
