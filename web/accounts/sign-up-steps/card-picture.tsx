import { SparkRays } from '#web/ui/brand/shards.tsx';
import styles from './card-picture.module.css';

/** Each known fact lights one part of the spark. */
const turns = [0, 180, 90, 270] as const;

/**
 * The picture of a card without a photo, in the colours of the niche. A spark around the initial grows with each
 * known fact. There is no drawn face, because it would be somebody else's. Screen readers skip the picture.
 */
export function CardPicture(props: { name: string | null; known: number; className?: string | undefined }) {
  const { name, known } = props;
  const [initial = ''] = name ?? '';
  return (
    <svg
      viewBox="0 0 240 320"
      preserveAspectRatio="xMidYMid slice"
      className={props.className}
      aria-hidden="true"
    >
      <rect width="240" height="320" fill="var(--stage)" />
      <circle cx="120" cy="142" r="102" fill="var(--accent)" />
      {turns.slice(0, known).map((turn) => (
        <g key={turn} className={styles.rays}>
          <SparkRays x={120} y={142} scale={4.4} turn={turn} fill="var(--primary)" />
        </g>
      ))}
      <circle cx="120" cy="142" r="46" fill="var(--secondary)" />
      {initial === '' ? (
        <SparkRays x={120} y={142} scale={1.35} kind="around" fill="var(--on-secondary)" />
      ) : (
        <text x="120" y="160" textAnchor="middle" className={styles.initial}>
          {initial.toLocaleUpperCase()}
        </text>
      )}
    </svg>
  );
}
