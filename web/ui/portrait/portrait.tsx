import { type HairStyle, hairBack, hairFront } from './hair.tsx';

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
