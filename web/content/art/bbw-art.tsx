import type { NicheArt } from './niche-art.ts';

/** Round shapes and a cake with a second slice. */
export const bbwArt: NicheArt = {
  layout: 'fan',
  backdrop: (
    <>
      <circle cx="166" cy="210" r="176" fill="var(--accent-deep)" />
      <circle cx="382" cy="236" r="168" fill="var(--primary)" />
      <circle cx="270" cy="376" r="160" fill="var(--secondary)" />
      <circle cx="58" cy="452" r="44" fill="var(--primary)" />
      <circle cx="486" cy="464" r="30" fill="var(--accent-deep)" />
    </>
  ),
  tile: (
    <>
      <rect width="240" height="320" fill="var(--primary)" />
      <path d="M108 268h24v22h36v14H72v-14h36Z" fill="var(--on-primary)" />
      <ellipse cx="120" cy="266" rx="102" ry="14" fill="var(--on-primary)" />
      <rect x="32" y="190" width="176" height="70" rx="20" fill="var(--accent)" />
      <path
        d="M32 214c0-16 8-26 20-26h136c12 0 20 10 20 26 0 16-20 18-22 2-4 22-24 22-26 2-4 26-26 26-28 2-4 20-22 20-24 0-4 24-26 24-28-2-4 18-24 18-26 0-4 14-22 12-22-4Z"
        fill="var(--on-primary)"
      />
      <rect x="58" y="126" width="124" height="64" rx="20" fill="var(--secondary)" />
      <path
        d="M58 150c0-16 8-26 20-26h84c12 0 20 10 20 26 0 16-20 16-22 0-4 20-22 20-24 2-4 22-26 22-28-2-4 18-22 18-24 0-4 16-26 16-26 0Z"
        fill="var(--accent)"
      />
      <path
        d="M120 96c2-26 12-36 28-44"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="118" cy="104" r="22" fill="var(--accent)" />
    </>
  ),
};
