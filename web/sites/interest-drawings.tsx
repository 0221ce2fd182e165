import type { ReactNode } from 'react';
import type { Interest } from '#contract/sites/interest.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';

const pink = 'var(--primary)';
const wine = 'var(--secondary)';
const accent = 'var(--accent)';
const deep = 'var(--accent-deep)';
const white = 'var(--on-primary)';

/** Drawings of popular interests on a grid of 64. Their disc is light in both colour schemes. */
export const interestDrawings = {
  coffee: (
    <>
      <path
        d="M22 20c-5-6 5-8 0-14M34 20c-5-6 5-8 0-14"
        fill="none"
        stroke={deep}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M44 32h4a8 8 0 0 1 0 16h-6" fill="none" stroke={wine} strokeWidth="5" />
      <path d="M10 26h36v14a16 16 0 0 1-36 0Z" fill={wine} />
      <path d="M6 56h46v5H6Z" fill={accent} />
    </>
  ),
  wine: (
    <>
      <path d="M16 6h32c2 18-4 28-16 28S14 24 16 6Z" fill={white} stroke={wine} strokeWidth="3" />
      <path d="M17 16h30c0 12-5 17-15 17s-15-5-15-17Z" fill={pink} />
      <path d="M30 34h4v20h10v5H20v-5h10Z" fill={wine} />
    </>
  ),
  music: (
    <>
      <circle cx="32" cy="32" r="27" fill={wine} />
      <circle cx="32" cy="32" r="20" fill="none" stroke={pink} strokeWidth="1.6" />
      <circle cx="32" cy="32" r="15" fill="none" stroke={pink} strokeWidth="1.6" />
      <circle cx="32" cy="32" r="10" fill={accent} />
      <circle cx="32" cy="32" r="2.6" fill={wine} />
    </>
  ),
  dancing: (
    <>
      <path d="M31 2h3v12h-3Z" fill={wine} />
      <circle cx="32" cy="36" r="23" fill={pink} />
      <path
        d="M9 36h46M13 24h38M13 48h38M32 13v46M22 15c-9 14-9 28 0 42M42 15c9 14 9 28 0 42"
        fill="none"
        stroke={white}
        strokeWidth="2.2"
        opacity=".8"
      />
      <path d="M22 24h10v12H20q0-6 2-12ZM32 36h12q0 7-2 12H32Z" fill={accent} />
    </>
  ),
  hiking: (
    <>
      <path d="M14 8h20v22c6 6 20 5 22 16v6H12V26Z" fill={deep} />
      <path d="M10 52h48v7H10Z" fill={wine} />
      <path
        d="M24 16h10M24 23h10M26 31l9-3M32 37l8-4"
        stroke={white}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </>
  ),
  beach: (
    <>
      <path d="m33 20 9 38" stroke={wine} strokeWidth="4" strokeLinecap="round" />
      <path d="M4 32C6 14 22 5 38 9s24 18 22 34Z" fill={pink} />
      <path d="M20 28c-2-10 6-18 18-19 6 6 8 16 4 26Z" fill={white} />
      <path d="M4 58q8-6 16 0t16 0 16 0 10 0v5H4Z" fill={accent} />
    </>
  ),
  cooking: (
    <>
      <path d="M46 36h16v6H46Z" fill={wine} />
      <circle cx="27" cy="37" r="23" fill={wine} />
      <path d="M15 40c-4-10 4-18 12-16 8-4 16 4 13 12 2 10-8 14-13 10-5 4-10 0-12-6Z" fill={white} />
      <circle cx="27" cy="36" r="6.5" fill={accent} />
    </>
  ),
  movies: (
    <>
      <g fill={accent}>
        <circle cx="19" cy="19" r="8" />
        <circle cx="32" cy="13" r="9" />
        <circle cx="45" cy="19" r="8" />
      </g>
      <path d="M10 24h44l-6 36H16Z" fill={white} />
      <path d="M10 24h9l3 36h-6ZM28 24h8l-1 36h-6ZM45 24h9l-6 36h-6Z" fill={pink} />
    </>
  ),
  reading: (
    <>
      <path d="M4 16q16-8 28 2 12-10 28-2v38q-16-8-28 2-12-10-28-2Z" fill={wine} />
      <path d="M8 13q14-6 24 3 10-9 24-3v36q-14-6-24 3-10-9-24-3Z" fill={white} />
      <path d="M32 16v36" stroke={wine} strokeWidth="2.4" />
      <path
        d="M14 23q8-2 12 2M14 31q8-2 12 2M38 25q6-4 12-2M38 33q6-4 12-2"
        fill="none"
        stroke={pink}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  animals: (
    <>
      <path d="M10 8l14 10h16L54 8v26c0 16-10 24-22 24S10 50 10 34Z" fill={deep} />
      <path d="m14 15 7 6-7 4ZM50 15l-7 6 7 4Z" fill={pink} />
      <circle cx="23" cy="34" r="3.4" fill={wine} />
      <path d="M37 34q4 4 8 0" fill="none" stroke={wine} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M29 42h6l-3 4ZM32 46q-2 5-7 3M32 46q2 5 7 3"
        fill={wine}
        stroke={wine}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
  travelling: (
    <>
      <path d="M23 18v-8h18v8" fill="none" stroke={wine} strokeWidth="5" strokeLinejoin="round" />
      <rect x="6" y="18" width="52" height="40" rx="7" fill={pink} />
      <path d="M15 18h6v40h-6ZM43 18h6v40h-6Z" fill={wine} />
      <circle cx="32" cy="38" r="7" fill={accent} />
    </>
  ),
  kissing: (
    <>
      <path
        d="M4 34c8-4 14-14 20-14 4 0 6 2 8 4 2-2 4-4 8-4 6 0 12 10 20 14-8 12-18 18-28 18S12 46 4 34Z"
        fill={pink}
      />
      <path d="M4 34c10 2 18-2 28 0 10-2 18 2 28 0-10 6-18 8-28 8s-18-2-28-8Z" fill={wine} />
      <SparkRays x={52} y={16} scale={0.7} turn={30} fill={accent} />
    </>
  ),
} as const satisfies Partial<Record<Interest, ReactNode>>;

export type Liked = keyof typeof interestDrawings;

/** Order of the answers. The first rows suit nearly everybody. */
export const liked = [
  'coffee',
  'music',
  'kissing',
  'cooking',
  'dancing',
  'animals',
  'travelling',
  'wine',
  'hiking',
  'movies',
  'beach',
  'reading',
] as const satisfies readonly Liked[];
