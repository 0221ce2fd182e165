import type { ReactNode } from 'react';

type HairStyle = 'waves' | 'bob' | 'curls' | 'crop' | 'quiff' | 'bun' | 'shaved' | 'pixie';

/** A hairstyle has two shapes: one behind the head and one over the forehead. Both use `currentColor`. */
const hairBack: Readonly<Record<HairStyle, ReactNode>> = {
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

const hairFront: Readonly<Record<HairStyle, ReactNode>> = {
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

/**
 * Colours of drawn portraits. They are part of the theme, because colours are defined nowhere else. Each skin
 * has its shade.
 */
export const skins = {
  porcelain: ['#FFDCCB', '#F5BFA9'],
  sand: ['#F3C19D', '#DF9F77'],
  honey: ['#D99A6C', '#BD7B4E'],
  chestnut: ['#A5694A', '#864F34'],
  cocoa: ['#6F4331', '#553023'],
} as const;

export const hairs = {
  ink: '#2A1520',
  walnut: '#5B3320',
  copper: '#B5502A',
  straw: '#E3B062',
  silver: '#CFC7D1',
  rose: '#E2568F',
} as const;

export type Skin = keyof typeof skins;
export type Hair = keyof typeof hairs;

export interface PortraitLook {
  readonly skin: Skin;
  readonly hair: Hair;
  readonly style: HairStyle;
  /** Any colour of the tokens, such as `var(--primary)`. */
  readonly ground: string;
  readonly clothes: string;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly mask?: boolean;
  readonly collar?: boolean;
  readonly earrings?: boolean;
  readonly lips?: boolean;
  readonly wink?: boolean;
  /** Broader shoulders and a rounder face. */
  readonly full?: boolean;
}

function Face({ look, ink }: { look: PortraitLook; ink: string }) {
  return (
    <g fill="none" stroke={ink} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M86 122q9-7 19-2M138 120q10-5 19 2" />
      {look.wink ? <path d="M87 143q8 7 17 0" /> : <circle cx="96" cy="142" r="4" fill={ink} stroke="none" />}
      <circle cx="147" cy="142" r="4" fill={ink} stroke="none" />
      <path d="M122 142c4 10 6 16-4 18" strokeWidth="3.6" />
      {look.lips ? (
        <path d="M102 178q20 19 40-1q-9-5-20-2q-11-3-20 3Z" fill="var(--primary)" stroke="none" />
      ) : (
        <path d="M103 177q19 17 38-1" />
      )}
    </g>
  );
}

function Extras({ look, ink }: { look: PortraitLook; ink: string }) {
  return (
    <>
      {look.mask ? (
        <path
          d="M64 126c18-8 40-4 57 6 17-10 40-14 58-6 0 24-12 38-32 36-12-2-20-10-26-16-6 6-14 14-26 16-20 2-31-12-31-36Zm22 15q10 8 20 0-10-9-20 0Zm51 0q10 8 20 0-10-9-20 0Z"
          fill="var(--secondary)"
          fillRule="evenodd"
        />
      ) : null}
      {look.glasses ? (
        <g fill="rgb(255 255 255 / 22%)" stroke={ink} strokeWidth="4">
          <rect x="76" y="126" width="40" height="34" rx="15" />
          <rect x="127" y="126" width="40" height="34" rx="15" />
          <path d="M116 140q5-4 11 0" fill="none" />
        </g>
      ) : null}
      {look.earrings ? (
        <g fill="var(--accent)">
          <circle cx="66" cy="170" r="6" />
          <circle cx="177" cy="170" r="6" />
        </g>
      ) : null}
    </>
  );
}

/**
 * A drawn portrait, ratio three to four: flat shapes, never a photograph. It is decoration, so screen readers
 * skip it.
 */
export function Portrait({ look, className }: { look: PortraitLook; className?: string | undefined }) {
  const [skin, shade] = skins[look.skin];
  const ink = hairs.ink;
  const body = look.full
    ? 'M-14 320c0-62 50-86 134-86s134 24 134 86Z'
    : 'M16 320c2-58 44-82 104-82s102 24 104 82Z';
  return (
    <svg viewBox="0 0 240 320" className={className} aria-hidden="true">
      <rect width="240" height="320" fill={look.ground} />
      <g color={hairs[look.hair]} fill="currentColor">
        {hairBack[look.style]}
      </g>
      <path d={body} fill={look.clothes} />
      <path d="M98 184h46v44c0 18-10 28-23 28s-23-10-23-28Z" fill={shade} />
      {look.collar ? (
        <g>
          <path d="M96 222q25 12 50 0v15q-25 12-50 0Z" fill={ink} />
          <circle cx="121" cy="238" r="7" fill="none" stroke="var(--accent)" strokeWidth="4" />
        </g>
      ) : null}
      <circle cx="66" cy="150" r="11" fill={shade} />
      <circle cx="177" cy="150" r="11" fill={shade} />
      <path
        d={
          look.full
            ? 'M62 130c0-42 24-70 59-70s60 28 60 70c0 54-22 86-60 86s-59-32-59-86Z'
            : 'M66 130c0-42 22-70 55-70s56 28 56 70c0 52-22 84-56 84s-55-32-55-84Z'
        }
        fill={skin}
      />
      <g fill="var(--primary)" opacity=".16">
        <circle cx="86" cy="166" r="11" />
        <circle cx="157" cy="166" r="11" />
      </g>
      {look.beard ? (
        <path
          d="M65 136c2 62 26 82 56 82s55-20 57-82c-4 20-12 28-22 28-12-6-24-8-35-4-11-4-22-2-34 4-10 0-18-8-22-28Zm38 42q18-8 37 0-4 12-19 12t-18-12Z"
          fill={hairs[look.hair]}
          fillRule="evenodd"
        />
      ) : null}
      <Face look={look} ink={ink} />
      <Extras look={look} ink={ink} />
      <g color={hairs[look.hair]} fill="currentColor">
        {hairFront[look.style]}
      </g>
    </svg>
  );
}
