import type { ReactNode } from 'react';
import { brokenWire, Drawing } from './broken-wire.tsx';
import { SparkRays } from './shards.tsx';

/** Subject of the drawing: no messages, no likes, no results, payment, match, sent, error. */
export type Picture = 'empty' | 'hearts' | 'search' | 'coins' | 'match' | 'sent' | 'broken';

const burst = (x: number, y: number, size: number): ReactNode => (
  <SparkRays x={x} y={y} scale={size / 10} kind="around" />
);

const trail = (path: string): ReactNode => (
  <path d={path} stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 9" />
);

const bubble = (path: string, fill: string): ReactNode => <path d={path} fill={fill} />;

const coin = (y: number): ReactNode => (
  <>
    <path d={`M46 ${y}v10a36 12 0 0 0 72 0v-10Z`} fill="var(--accent-deep)" />
    <ellipse cx="82" cy={y} rx="36" ry="12" fill="var(--accent)" />
  </>
);

const pictures: Readonly<Record<Picture, ReactNode>> = {
  empty: (
    <>
      <ellipse cx="100" cy="120" rx="78" ry="10" fill="var(--sunken)" />
      {bubble(
        'M44 50h64a16 16 0 0 1 16 16v22a16 16 0 0 1-16 16H62l-18 12v-14a16 16 0 0 1-12-14V66a16 16 0 0 1 12-16Z',
        'var(--primary-soft)',
      )}
      <g fill="var(--primary)">
        <circle cx="62" cy="77" r="4.5" />
        <circle cx="79" cy="77" r="4.5" />
        <circle cx="96" cy="77" r="4.5" />
      </g>
      {trail('M122 52c10-22 26-26 38-24')}
      {burst(168, 30, 9)}
    </>
  ),
  hearts: (
    <>
      <ellipse cx="96" cy="126" rx="70" ry="8" fill="var(--sunken)" />
      <path
        d="M84 114C44 88 30 66 34 46c4-20 34-26 50-2 16-24 46-18 50 2 4 20-10 42-50 68Z"
        fill="var(--primary-soft)"
        transform="rotate(-8 84 80)"
      />
      <path
        d="M128 118c-22-14-30-27-28-38 2-11 19-14 28-1 9-13 26-10 28 1 2 11-6 24-28 38Z"
        fill="var(--primary)"
        transform="rotate(10 128 98)"
      />
      {trail('M140 66c2-16 10-26 22-30')}
      {burst(168, 28, 9)}
    </>
  ),
  search: (
    <>
      <ellipse cx="100" cy="126" rx="72" ry="8" fill="var(--sunken)" />
      <path d="m112 88 34 30" stroke="var(--secondary)" strokeWidth="14" strokeLinecap="round" />
      <circle cx="84" cy="64" r="38" fill="var(--primary-soft)" stroke="var(--primary)" strokeWidth="9" />
      <path d="M64 62a21 21 0 0 1 18-19" stroke="var(--primary)" strokeWidth="5" strokeLinecap="round" />
      {burst(148, 30, 9)}
    </>
  ),
  coins: (
    <>
      <ellipse cx="90" cy="122" rx="68" ry="9" fill="var(--sunken)" />
      {coin(104)}
      {coin(88)}
      {coin(72)}
      {trail('M112 54c8-18 22-26 38-26')}
      {burst(168, 28, 9)}
    </>
  ),
  match: (
    <>
      <circle cx="72" cy="78" r="44" fill="var(--primary)" />
      <circle cx="128" cy="78" r="44" fill="var(--secondary)" />
      <path d="M100 44a44 44 0 0 1 0 68 44 44 0 0 1 0-68Z" fill="var(--accent)" />
      <g stroke="#fff" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M48 74q5-6 10 0M74 74q5-6 10 0M56 90q9 9 18 0" />
        <path d="M116 74q5-6 10 0M142 74q5-6 10 0M126 90q9 9 18 0" />
      </g>
      {burst(100, 16, 9)}
    </>
  ),
  sent: (
    <>
      <ellipse cx="84" cy="124" rx="60" ry="8" fill="var(--sunken)" />
      {trail('M22 112c26 10 46-4 62-24')}
      <path d="M72 84 152 34 128 112 104 92Z" fill="var(--primary)" />
      <path d="M104 92 152 34 96 88v24Z" fill="var(--secondary)" />
      {burst(170, 22, 8)}
    </>
  ),
  broken: brokenWire,
};

/** One of our small drawings. It is decoration, so screen readers skip it. */
export function Illustration({ picture, width = 200 }: { picture: Picture; width?: number }) {
  return <Drawing width={width}>{pictures[picture]}</Drawing>;
}
