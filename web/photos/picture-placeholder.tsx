import { SparkRays } from '#web/ui/brand/shards.tsx';
import styles from './picture-placeholder.module.css';

/**
 * Drawn in place of a picture, in the colours of the niche. It is the initial on a warm ground, or a spark if
 * the name is not known. There is no drawn head, because it would be somebody else's. Screen readers skip it.
 */
export function PicturePlaceholder({ name }: { name: string | undefined }) {
  const [initial = ''] = name ?? '';
  return (
    <svg
      viewBox="0 0 240 320"
      preserveAspectRatio="xMidYMid slice"
      className={styles.placeholder}
      aria-hidden="true"
    >
      <rect width="240" height="320" fill="var(--stage)" />
      <circle cx="120" cy="132" r="96" fill="var(--accent)" />
      <SparkRays x={194} y={58} scale={1.5} turn={40} fill="var(--primary)" />
      <circle cx="120" cy="132" r="60" fill="var(--secondary)" />
      {initial === '' ? (
        <SparkRays x={120} y={132} scale={1.8} kind="around" fill="var(--on-secondary)" />
      ) : (
        <text x="120" y="155" textAnchor="middle" className={styles.initial}>
          {initial.toLocaleUpperCase()}
        </text>
      )}
    </svg>
  );
}
