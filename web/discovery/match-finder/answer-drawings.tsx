import type { ReactNode } from 'react';
import type { attributeValues } from '#contract/profiles/attributes.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';

const pink = 'var(--primary)';
const wine = 'var(--secondary)';
const accent = 'var(--accent)';
const deep = 'var(--accent-deep)';
const white = 'var(--on-primary)';

const head = (x: number, y: number, size: number, fill: string): ReactNode => (
  <>
    <circle cx={x} cy={y} r={size} fill={fill} />
    <path
      d={`M${x - size * 0.5} ${y - size * 0.1}q${size * 0.16} ${-size * 0.25} ${size * 0.32} 0M${x + size * 0.18} ${y - size * 0.1}q${size * 0.16} ${-size * 0.25} ${size * 0.32} 0M${x - size * 0.36} ${y + size * 0.3}q${size * 0.36} ${size * 0.4} ${size * 0.72} 0`}
      fill="none"
      stroke={white}
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  </>
);

const heart = (x: number, y: number, scale: number, fill: string): ReactNode => (
  <path
    d="M0 12C-12 4-15-3-13-8c2-6 10-7 13 0 3-7 11-6 13 0 2 5-1 12-13 20Z"
    fill={fill}
    transform={`translate(${x} ${y}) scale(${scale})`}
  />
);

const ring = (x: number, stroke: string): ReactNode => (
  <circle cx={x} cy="38" r="15" fill="none" stroke={stroke} strokeWidth="6" />
);

type Reason = (typeof attributeValues.signup_reason)[number];

/** Drawings of the reasons to be here, on a grid of 64. Their disc is light in both colour schemes. */
export const reasonDrawings: Readonly<Record<Reason, ReactNode>> = {
  chat: (
    <>
      <path
        d="M12 8h30a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H24l-12 9v-9a8 8 0 0 1-6-8V16a8 8 0 0 1 6-8Z"
        fill={pink}
      />
      <path
        d="M30 30h20a8 8 0 0 1 8 8v9a8 8 0 0 1-6 8v7l-9-7H30a8 8 0 0 1-8-8v-9a8 8 0 0 1 8-8Z"
        fill={wine}
      />
      <path d="M32 43h.1M40 43h.1M48 43h.1" stroke={white} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  friendship: (
    <>
      <path d="M4 60c0-12 7-18 15-18s15 6 15 18ZM30 60c0-12 7-18 15-18s15 6 15 18Z" fill={accent} />
      {head(19, 28, 14, wine)}
      {head(45, 28, 14, pink)}
    </>
  ),
  date: (
    <>
      <path d="M10 18h20c1 14-3 20-10 20S9 32 10 18Z" fill={pink} />
      <path d="M34 18h20c1 14-3 20-10 20S33 32 34 18Z" fill={wine} />
      <path d="M18 36h4v18h7v4H11v-4h7ZM42 36h4v18h7v4H35v-4h7Z" fill={deep} />
      <SparkRays x={32} y={11} scale={0.75} kind="around" />
    </>
  ),
  adventure: (
    <>
      <path d="m2 56 20-34 12 18 8-10 20 26Z" fill={wine} />
      <path d="m22 22-7 12 6 4 4-4 5 3Z" fill={white} />
      <path d="M44 30V8" stroke={deep} strokeWidth="3" strokeLinecap="round" />
      <path d="M44 8h16l-5 6 5 6H44Z" fill={pink} />
      <path d="M2 54h60v6H2Z" fill={accent} />
    </>
  ),
  relationship: (
    <>
      {heart(24, 28, 1.5, pink)}
      {heart(42, 38, 1.15, wine)}
      <SparkRays x={52} y={13} scale={0.65} turn={20} fill={accent} />
    </>
  ),
  curious: (
    <>
      <path d="m42 42 16 16" stroke={wine} strokeWidth="9" strokeLinecap="round" />
      <circle cx="27" cy="27" r="20" fill={white} stroke={pink} strokeWidth="6" />
      {heart(27, 25, 0.8, accent)}
    </>
  ),
};

type Relationship = (typeof attributeValues.relationship_status)[number];

/** Drawings of the relationship statuses, on the same grid and disc. */
export const relationshipDrawings: Readonly<Record<Relationship, ReactNode>> = {
  single: (
    <>
      <path d="M10 62c0-14 10-20 22-20s22 6 22 20Z" fill={accent} />
      {head(32, 28, 18, pink)}
    </>
  ),
  relationship: (
    <>
      {head(23, 38, 18, wine)}
      {head(43, 38, 16, pink)}
      {heart(34, 11, 0.6, accent)}
    </>
  ),
  open_relationship: (
    <>
      <path d="M14 4h30v56H14Z" fill={wine} />
      <path d="M44 4h6v56h-6Z" fill={deep} />
      <path d="M14 4 34 12v52L14 60Z" fill={pink} />
      <circle cx="29" cy="37" r="2.6" fill={accent} />
      {heart(40, 32, 0.45, accent)}
    </>
  ),
  married: (
    <>
      {ring(22, accent)}
      {ring(42, deep)}
      <path d="m22 8 7 6-7 8-7-8Z" fill={pink} />
    </>
  ),
  divorced: (
    <>
      <path d="M30 58C8 42 3 30 6 20c4-12 20-14 24 0l-4 12 8 8-6 8Z" fill={pink} />
      <path d="M36 58c22-16 26-28 23-38-4-12-19-14-23 0l-4 11 8 8-6 9Z" fill={wine} />
    </>
  ),
  widowed: (
    <>
      <path d="M24 28h16v30H24Z" fill={pink} />
      <path d="M24 28h16v8q-4 6-8 0t-8 2Z" fill={white} />
      <path d="M32 4c8 8 8 18 0 20-8-2-8-12 0-20Z" fill={deep} />
      <path d="M12 56h40v5H12Z" fill={wine} />
    </>
  ),
  complicated: (
    <>
      <path
        d="M4 20c20 0 20 30 34 30s16-20 4-22-22 14-10 20 30-10 28-34"
        fill="none"
        stroke={pink}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M8 46c10 6 18-2 18-12s10-18 20-14"
        fill="none"
        stroke={wine}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="58" cy="12" r="5" fill={accent} />
    </>
  ),
};
