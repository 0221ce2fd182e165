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
      <g fill="var(--secondary)">
        <path d="M8 320c0-74 44-104 112-104s112 30 112 104Z" />
        <path d="M96 170h48v60H96Z" />
        <circle cx="71" cy="148" r="12" />
        <circle cx="169" cy="148" r="12" />
        <rect x="70" y="70" width="100" height="128" rx="50" />
      </g>
      <g fill="none" stroke="var(--match-spark)" strokeWidth="5" strokeLinecap="round">
        <path d="M84 128q10-7 21-2M136 126q11-5 21 2M102 172q18 17 37 0" />
        <path d="M95 144v2M147 144v2" strokeWidth="9" />
      </g>
      {sparks.slice(0, known).map(([x, y, scale, turn]) => (
        <SparkRays key={x} x={x} y={y} scale={scale} turn={turn} fill="var(--on-stage-mark)" />
      ))}
    </svg>
  );
}
