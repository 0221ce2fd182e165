import { SparkRays } from '#web/ui/brand/shards.tsx';
import type { NicheArt } from './niche-art.ts';

/** Espresso or prosecco. */
export const generalArt: NicheArt = {
  layout: 'fan',
  backdrop: (
    <>
      <circle cx="270" cy="290" r="236" fill="var(--accent-soft)" />
      <circle cx="60" cy="120" r="20" fill="var(--accent)" />
      <circle cx="470" cy="486" r="28" fill="var(--accent)" />
      <SparkRays x={484} y={70} scale={1.7} kind="around" />
      <SparkRays x={70} y={470} scale={1.5} kind="around" fill="var(--primary)" />
    </>
  ),
  tile: (
    <>
      <rect width="240" height="320" fill="var(--primary)" />
      <path d="M0 246h240v74H0Z" fill="var(--secondary)" />
      <g fill="none" stroke="var(--on-primary)" strokeWidth="6" strokeLinecap="round">
        <path d="M52 152c-12-18 12-28 0-48M80 152c-12-18 12-28 0-48" />
      </g>
      <path d="M24 178h90v30a45 45 0 0 1-90 0Z" fill="var(--accent)" />
      <path d="M112 188h12a17 17 0 0 1 0 34h-16" fill="none" stroke="var(--accent)" strokeWidth="10" />
      <ellipse cx="69" cy="262" rx="62" ry="9" fill="var(--accent)" />
      <path d="M140 96h80c0 44-16 62-40 62s-40-18-40-62Z" fill="var(--on-primary)" />
      <path d="M144 118h72c-4 26-16 34-36 34s-32-8-36-34Z" fill="var(--accent)" />
      <path d="M176 156h8v96h-8Z" fill="var(--on-primary)" />
      <ellipse cx="180" cy="258" rx="32" ry="8" fill="var(--on-primary)" />
      <g fill="var(--on-primary)">
        <circle cx="168" cy="78" r="5" />
        <circle cx="190" cy="62" r="7" />
        <circle cx="176" cy="42" r="4" />
      </g>
    </>
  ),
};
