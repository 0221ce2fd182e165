import { SparkRays } from './shards.tsx';

/**
 * The logo: a V whose short arm has just been struck. The spark has the niche's accent colour. Drawn on a 40
 * x 40 grid, with its size from `size` and its colours from the tokens.
 */
export function Spark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path
        d="M5 13.5 15 34.5 23 17.5"
        stroke="var(--primary)"
        strokeWidth="7.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <SparkRays x={26.2} y={13.2} scale={0.72} turn={8} />
    </svg>
  );
}

/** Logo and name of the site. */
export function Wordmark({ name, size = 30 }: { name: string; size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Spark size={size} />
      <span
        style={{
          fontFamily: 'var(--font-heading)',
          fontWeight: 800,
          fontSize: size * 0.8,
          lineHeight: 1,
          letterSpacing: '-0.035em',
          color: 'var(--text)',
          whiteSpace: 'nowrap',
        }}
      >
        {name}
      </span>
    </span>
  );
}
