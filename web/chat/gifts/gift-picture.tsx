import type { ReactNode } from 'react';
import type { Gift } from '#contract/chat/message.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';

const flute = (x: number, turn: number): ReactNode => (
  <g transform={`translate(${x} 4) rotate(${turn} 48 58)`}>
    <path d="M39 24h18l-2 24a7 7 0 0 1-14 0Z" fill="var(--on-primary)" />
    <path d="M40 33h16l-1.4 15a6.6 6.6 0 0 1-13.2 0Z" fill="var(--accent)" />
    <path d="M48 55v21M39 77h18" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
  </g>
);

const pictures: Readonly<Record<Gift, ReactNode>> = {
  spark: (
    <>
      <SparkRays x={48} y={50} scale={1.6} kind="around" />
      <circle cx="48" cy="50" r="6.5" fill="var(--primary)" />
    </>
  ),
  rose: (
    <>
      <path d="M48 48c0 14-2 24-2 36" stroke="var(--success)" strokeWidth="4" strokeLinecap="round" />
      <path d="M47 71c3-11 13-14 20-12-2 9-11 14-20 12Z" fill="var(--success)" />
      <path
        d="M48 53c-16 0-23-11-21-25 6 1 9 3 12 6 1-7 5-12 9-16 4 4 8 9 9 16 3-3 6-5 12-6 2 14-5 25-21 25Z"
        fill="var(--primary)"
      />
      <path d="M48 46c-7 0-11-6-9-12 4 1 7 3 9 6 2-3 5-5 9-6 2 6-2 12-9 12Z" fill="var(--accent)" />
    </>
  ),
  coffee: (
    <>
      <path
        d="M37 32c-4-6 4-8 0-15M51 32c-4-6 4-8 0-15"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M63 48h4a7.5 7.5 0 0 1 0 15h-6" stroke="var(--primary)" strokeWidth="5" />
      <path d="M25 42h38v16a17 17 0 0 1-17 17h-4a17 17 0 0 1-17-17Z" fill="var(--primary)" />
      <path d="M22 80h44" stroke="var(--accent-deep)" strokeWidth="5" strokeLinecap="round" />
      <ellipse cx="44" cy="42.5" rx="19" ry="5" fill="var(--accent-deep)" />
    </>
  ),
  chocolate: (
    <g transform="rotate(9 48 48)">
      <rect x="31" y="17" width="34" height="42" rx="4" fill="var(--accent-deep)" />
      <path d="M48 19v30M33 33h30" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M28 47l6.7 5 6.7-5 6.6 5 6.7-5 6.6 5 6.7-5v29a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4Z"
        fill="var(--primary)"
      />
    </g>
  ),
  candle: (
    <>
      <path d="M48 12c8 9 11 14 11 19a11 11 0 0 1-22 0c0-5 3-10 11-19Z" fill="var(--accent)" />
      <path d="M48 24c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9Z" fill="var(--on-primary)" />
      <path d="M36 50a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v30H36Z" fill="var(--primary)" />
      <path d="M23 80h50" stroke="var(--accent-deep)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  champagne: (
    <>
      {flute(-17, 13)}
      {flute(17, -13)}
      <SparkRays x={48} y={25} scale={0.75} />
    </>
  ),
  kiss: (
    <>
      <path
        d="M13 47c10-6 17-16 25-16 4 0 7 2 10 5 3-3 6-5 10-5 8 0 15 10 25 16-6 15-19 23-35 23S19 62 13 47Z"
        fill="var(--primary)"
      />
      <path d="M22 47.500c10-3 18 1 26 1s16-4 26-1c-10 5-17 7-26 7s-16-2-26-7Z" fill="var(--primary-soft)" />
      <path d="M41 63q7 2 14 0" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  heart: (
    <>
      <path
        d="M48 80C28 66 16 54 16 38c0-11 8-18 17-18 7 0 12 4 15 9 3-5 8-9 15-9 9 0 17 7 17 18 0 16-12 28-32 42Z"
        fill="var(--primary)"
      />
      <path d="M26 39c0-6 3-9 8-9" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
};

/** A small drawing of a gift. Hidden from screen readers, because its name is beside it. */
export function GiftPicture({ gift, size }: { gift: Gift; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true" data-gift={gift}>
      <circle cx="48" cy="48" r="47" fill="var(--primary-soft)" />
      {pictures[gift]}
    </svg>
  );
}
