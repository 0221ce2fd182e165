import type { NicheArt } from './niche-art.ts';

/** Side B of a record. */
export const gilfArt: NicheArt = {
  layout: 'pair',
  backdrop: (
    <>
      <circle cx="270" cy="230" r="190" fill="var(--accent)" />
      <path d="M70 490C-40 400-10 250 110 160c60 130 60 250-40 330Z" fill="var(--accent-deep)" />
      <path d="M470 490c110-90 80-240-40-330-60 130-60 250 40 330Z" fill="var(--secondary)" />
      <g fill="none" stroke="var(--accent-soft)" strokeWidth="6" strokeLinecap="round">
        <path d="M74 480c-8-100 4-190 30-270M466 480c8-100-4-190-30-270M60 420l-40-40M70 340l-40-50M64 400l50-44M76 320l36-50M480 420l40-40M470 340l40-50M476 400l-50-44M464 320l-36-50" />
      </g>
    </>
  ),
  tile: (
    <>
      <rect width="240" height="320" fill="var(--secondary)" />
      <rect x="18" y="48" width="204" height="226" rx="14" fill="var(--accent)" />
      <circle cx="108" cy="162" r="82" fill="var(--secondary)" />
      <g fill="none" stroke="var(--accent)" strokeWidth="3" opacity=".7">
        <circle cx="108" cy="162" r="68" />
        <circle cx="108" cy="162" r="54" />
        <circle cx="108" cy="162" r="40" />
      </g>
      <circle cx="108" cy="162" r="26" fill="var(--primary)" />
      <circle cx="108" cy="162" r="5" fill="var(--on-primary)" />
      <path
        d="M200 72v92l-34 44"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="200" cy="72" r="14" fill="var(--on-primary)" />
      <circle cx="196" cy="250" r="10" fill="var(--secondary)" />
      <circle cx="166" cy="250" r="10" fill="var(--secondary)" />
    </>
  ),
};
