import type { ReactNode } from 'react';

export type HairStyle = 'waves' | 'bob' | 'curls' | 'crop' | 'quiff' | 'bun' | 'shaved' | 'pixie';

/** A hairstyle has two shapes: one behind the head and one over the forehead. Both use `currentColor`. */
export const hairBack: Readonly<Record<HairStyle, ReactNode>> = {
  waves: (
    <path d="M46 268c-24-34-4-70-2-98C46 96 66 48 121 48s76 46 78 122c1 30 22 62-4 98-14 16-34 6-46-6H92c-12 12-34 20-46 6Z" />
  ),
  bob: <path d="M50 196C36 100 66 50 121 50s84 50 70 146c-4 22-32 24-42 8H92c-10 16-38 14-42-8Z" />,
  curls: (
    <g>
      <circle cx="70" cy="92" r="34" />
      <circle cx="120" cy="66" r="40" />
      <circle cx="172" cy="92" r="34" />
      <circle cx="54" cy="138" r="30" />
      <circle cx="188" cy="138" r="30" />
      <circle cx="60" cy="182" r="26" />
      <circle cx="182" cy="182" r="26" />
    </g>
  ),
  crop: null,
  quiff: null,
  bun: (
    <g>
      <circle cx="124" cy="42" r="27" />
      <path d="M62 150C58 86 84 58 121 58s62 28 58 92Z" />
    </g>
  ),
  shaved: null,
  pixie: <path d="M60 158C50 90 78 54 121 54s72 36 61 104c-6 14-18 10-24 0H84c-6 10-18 14-24 0Z" />,
};

export const hairFront: Readonly<Record<HairStyle, ReactNode>> = {
  waves: <path d="M64 150c-8-60 16-98 60-98 44 0 60 40 52 98-6-28-22-46-44-56-20 26-50 22-68 56Z" />,
  bob: <path d="M64 138c-4-52 20-86 58-86s60 34 54 86c-6-14-8-20-12-24-30 6-62 4-86-4-6 8-10 16-14 28Z" />,
  curls: (
    <g>
      <circle cx="88" cy="88" r="20" />
      <circle cx="116" cy="78" r="22" />
      <circle cx="146" cy="84" r="20" />
      <circle cx="166" cy="102" r="14" />
      <circle cx="72" cy="108" r="14" />
    </g>
  ),
  crop: <path d="M64 142c-6-54 16-86 58-86s64 32 56 86c-4-16-8-26-16-34-26 6-56 4-80 0-8 8-14 18-18 34Z" />,
  quiff: (
    <path d="M64 144c-8-40-2-70 24-82 6-20 34-26 60-18 30 8 40 40 30 100-4-18-8-28-16-36-24-2-48-6-66-16-12 10-26 28-32 52Z" />
  ),
  bun: <path d="M65 142c-6-56 18-90 58-90 36 0 60 34 54 90-8-26-24-42-48-48-26 6-48 18-64 48Z" />,
  shaved: <path d="M66 128c0-46 22-68 55-68s56 22 55 68c-6-22-20-38-55-38s-49 16-55 38Z" opacity=".55" />,
  pixie: (
    <path d="M64 150c-6-60 18-96 60-96 34 0 58 28 54 88-18-6-34-18-44-36-14 20-44 22-58 28-6 4-8 8-12 16Z" />
  ),
};
