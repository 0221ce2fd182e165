import { SparkRays } from '#web/ui/brand/shards.tsx';
import styles from './stage.module.css';

/** An empty stage: a microphone in the light. */
export function Microphone() {
  return (
    <svg className={styles.microphone} viewBox="0 0 160 300" aria-hidden="true">
      <path d="M76 96h8v184h-8Z" fill="var(--accent)" />
      <ellipse cx="80" cy="284" rx="52" ry="12" fill="var(--accent-deep)" />
      <path d="M62 76h36l-8 40H70Z" fill="var(--accent-deep)" />
      <path d="M44 48a36 36 0 0 1 72 0v22H44Z" fill="var(--on-primary)" />
      <path
        d="M44 40h72M46 54h68M60 18v52M80 12v58M100 18v52"
        stroke="var(--secondary)"
        strokeWidth="4"
        opacity=".55"
      />
      <path d="M42 68h76v12H42Z" fill="var(--primary)" />
      <SparkRays x={124} y={16} scale={1.5} turn={30} />
    </svg>
  );
}

/** Scallops of the valance, cut off at the page's edge. */
const scallops = Array.from({ length: 24 }, (_, at) => at * 60);

export function Valance() {
  return (
    <svg
      className={styles.valance}
      viewBox="0 0 1440 92"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d="M0 0h1440v44H0Z" fill="var(--primary)" />
      {scallops.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M0 40q30 62 60 0Z" fill="var(--primary)" />
          <path d="M0 40q30 62 60 0" fill="none" stroke="var(--accent)" strokeWidth="5" />
          <path d="M30 0v66" stroke="var(--secondary)" strokeWidth="3" opacity=".35" />
          <circle cx="0" cy="44" r="6" fill="var(--accent)" />
        </g>
      ))}
      <path d="M0 38h1440" stroke="var(--accent)" strokeWidth="5" />
    </svg>
  );
}

const heads = [
  'M0 120c2-38 26-48 52-52-14-8-18-40 18-42s36 34 22 42c26 4 50 14 52 52Z',
  'M0 120c2-34 22-46 46-50-22-20-20-62 26-62s50 42 26 62c24 4 44 16 46 50Z',
  'M0 120c2-34 24-46 48-50-12-10-14-30-6-38-4-14 14-26 28-18 16-6 28 10 22 22 6 12 2 26-8 34 24 4 46 16 48 50Z',
  'M0 120c2-36 24-46 50-50-8-6-12-16-11-26l-13-3 8-5 4-24h48l4 24 8 5-13 3c1 10-3 20-11 26 26 4 48 14 50 50Z',
] as const;

/** The backs of the front rows. The heads repeat in turn. */
const seats = Array.from({ length: 13 }, (_, at) => ({ x: at * 116 - 30, head: heads[(at * 3) % 4] }));

export function Audience() {
  return (
    <svg
      className={styles.audience}
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {seats.map(({ x, head }) => (
        <path key={x} d={head} transform={`translate(${x} 0)`} />
      ))}
      {seats.map(({ x }) => (
        <path key={x} d={`M${x + 6} 150v-30q0-26 26-26h80q26 0 26 26v30Z`} className={styles.seat} />
      ))}
    </svg>
  );
}
