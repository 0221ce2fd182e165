import type { ReactNode } from 'react';
import type { Interest } from '#contract/sites/interest.ts';

interface Tie {
  readonly interest: Interest;
  /** Paths in a box of 48: `fill` is the filled part, `lines` the outline. */
  readonly lines: string;
  readonly fill: string;
}

/** Shared interests, clockwise from the top. None is intimate, because they appear in the address. */
export const ties: readonly Tie[] = [
  {
    interest: 'music',
    lines: 'M19 34V13l17-4v21',
    fill: 'M19 34a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM36 30a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z',
  },
  {
    interest: 'wine',
    lines: 'M15 7h18c1 12-2 18-9 18S14 19 15 7ZM24 25v15M16 41h16',
    fill: 'M15 14h18c-1 8-4 11-9 11s-8-3-9-11Z',
  },
  {
    interest: 'biking',
    lines:
      'M21 31a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM43 31a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM13 31l6-14h12l4 14M19 17l5 14H13M31 17l-7 14M16 17h6M30 12h5',
    fill: 'M16 31a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM38 31a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  },
  {
    interest: 'reading',
    lines: 'M24 14c-5-4-11-4-17-3v25c6-1 12-1 17 3 5-4 11-4 17-3V11c-6-1-12-1-17 3Zv25',
    fill: 'M24 14c5-4 11-4 17-3v25c-6-1-12-1-17 3Z',
  },
  {
    interest: 'cooking',
    lines: 'M7 22h27v6c0 6-4 9-9 9h-9c-5 0-9-3-9-9ZM34 24h9M16 16c-3-3 2-4 0-8M25 16c-3-3 2-4 0-8',
    fill: 'M7 28h27c0 6-4 9-9 9h-9c-5 0-9-3-9-9Z',
  },
  {
    interest: 'movies',
    lines: 'M8 20h32v18H8ZM8 20l-1-7 31-5 1 6ZM16 18l2-7M26 17l2-8',
    fill: 'M20 24v10l9-5Z',
  },
  {
    interest: 'beach',
    lines: 'M24 10a15 15 0 0 1 15 13H9a15 15 0 0 1 15-13ZM24 10v25M6 39c4-4 8 2 12 0s8 2 12 0 8 1 12-1',
    fill: 'M24 10c5 3 7 8 7 13H17c0-5 2-10 7-13Z',
  },
  {
    interest: 'coffee',
    lines:
      'M9 18h23v12c0 5-3 8-8 8h-7c-5 0-8-3-8-8ZM32 21h3a5 5 0 0 1 0 10h-3M16 12c-3-3 2-3 0-7M25 12c-3-3 2-3 0-7',
    fill: 'M9 26h23v4c0 5-3 8-8 8h-7c-5 0-8-3-8-8Z',
  },
];

/** Returns a position on a circle around the centre, in percent of the web. `turn` 1 is a whole turn. */
export function placeOf(turn: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = turn * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(50 + radius * Math.sin(angle)), y: round(50 - radius * Math.cos(angle)) };
}

export function TiePicture({ tie }: { tie: Tie }): ReactNode {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path d={tie.fill} fill="var(--fill)" />
      <path
        d={tie.lines}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
