import type { ReactNode } from 'react';
import type { Niche } from '#contract/sites/niche.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { artOf } from '../art/niche-art.ts';
import { portraitCastOf } from '../art/portrait-cast.ts';

export interface Work {
  readonly name: 'morning' | 'spark' | 'laugh' | 'still' | 'detail';
  readonly frame: 'tall' | 'oval' | 'round' | 'square';
  /** Shown so close that only a part is visible. */
  readonly close?: true;
  readonly picture: ReactNode;
}

const spark = (
  <svg viewBox="0 0 240 240" aria-hidden="true">
    <path d="M0 0h240v240H0Z" fill="var(--secondary)" />
    <path d="M-20 190Q70 120 120 180T260 130V260H-20Z" fill="var(--primary)" />
    <path d="M-20 214Q80 168 130 214T260 190V260H-20Z" fill="var(--accent-deep)" />
    <SparkRays x={120} y={104} scale={3.6} kind="around" />
  </svg>
);

/** The pictures in the gallery of a niche: its three drawn people, its still life, and the spark. */
export function galleryWorksOf(niche: Niche): readonly Work[] {
  const [one, other, third] = portraitCastOf[niche];
  const still = (
    <svg viewBox="0 0 240 320" aria-hidden="true">
      {artOf[niche].tile}
    </svg>
  );
  return [
    { name: 'morning', frame: 'oval', picture: <Portrait look={one} /> },
    { name: 'still', frame: 'tall', picture: still },
    { name: 'laugh', frame: 'tall', picture: <Portrait look={other} /> },
    { name: 'spark', frame: 'square', picture: spark },
    { name: 'detail', frame: 'round', close: true, picture: <Portrait look={third} /> },
  ];
}
