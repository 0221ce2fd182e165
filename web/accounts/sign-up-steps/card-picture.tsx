import { SparkRays } from '#web/ui/brand/shards.tsx';

/** Where a spark lights up for each known fact: x, y, scale, turn. */
const sparks = [
  [44, 74, 1.5, -20],
  [202, 58, 1.9, 30],
  [26, 176, 1.2, -60],
  [214, 160, 1.5, 70],
] as const;

/**
 * The picture of a card without a photo: a drawn figure in the colours of the niche, and a spark for each known
 * fact. Decoration, so screen readers skip it.
 */
export function CardPicture({ known, className }: { known: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect width="240" height="320" fill="var(--stage)" />
      <circle cx="120" cy="142" r="94" fill="var(--accent)" />
      <g fill="var(--primary)">
        <path d="M8 320c0-74 44-104 112-104s112 30 112 104Z" />
        <path d="M97 170h46v60H97Z" />
        <rect x="72" y="72" width="96" height="124" rx="48" />
      </g>
      <path d="M97 186q23 18 46 0v14q-23 20-46 0Z" fill="var(--primary-hover)" />
      {sparks.slice(0, known).map(([x, y, scale, turn]) => (
        <SparkRays key={x} x={x} y={y} scale={scale} turn={turn} fill="var(--on-stage-mark)" />
      ))}
    </svg>
  );
}
