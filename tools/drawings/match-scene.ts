/** One moment of the film: the position of the hand, and the size of the two flames (0 to about 1.4). */
export interface Moment {
  readonly hand: readonly [x: number, y: number];
  readonly match: number;
  readonly candle: number;
  /** Lean of the flames, in degrees. */
  readonly lean: number;
  /** Progress of the flying sparks, 0 to 1; null before and after. */
  readonly sparks: number | null;
  /** Progress of the rising smoke, from the match or the wick; null if there is none. */
  readonly smoke: { readonly x: number; readonly y: number; readonly risen: number } | null;
}

export const width = 640;
export const height = 800;

/** The end of the wick, and the match's head relative to the fingers. */
export const wick = [212, 372] as const;
export const head = [-92, -46] as const;

const ink = '#1B0F17';
const wine = '#7A0B4B';
const pink = '#D6006E';
const wax = '#FFF1E3';
const waxShade = '#F0CDB4';
const wood = '#5B3320';
const woodLight = '#8A5232';
const brass = '#D9972B';
const skin = '#D99A6C';
const skinShade = '#BD7B4E';

const flameOf = (x: number, y: number, size: number, lean: number): string =>
  size <= 0.02
    ? ''
    : `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})">
  <path fill="#F0561D" d="M0 12C-30 12-40-16-26-44-16-64-8-78 0-112 8-78 18-64 27-44 40-16 30 12 0 12Z"/>
  <path fill="#FFB020" d="M0 10C-21 10-27-12-18-32-10-48-4-58 0-80 5-58 11-48 18-32 27-12 21 10 0 10Z"/>
  <path fill="#FFF4C9" d="M0 8C-11 8-14-6-9-18-5-28-2-34 0-46 3-34 6-28 9-18 14-6 11 8 0 8Z"/>
</g>`;

/**
 * The light changes in steps and does not flicker with the flame: this is calmer, and an unchanged ring adds
 * no bytes.
 */
const stepped = (size: number): number => Math.round(size * 4) / 4;

/** Light falls in rings of flat shapes; in an overlap the brighter ring counts. */
function darknessOf(lights: ReadonlyArray<readonly [number, number, number]>): string {
  const rings = [
    [520, 0.74],
    [380, 0.46],
    [240, 0.2],
    [130, 0.04],
  ] as const;
  const circles = rings.flatMap(([radius, dark]) => {
    const grey = Math.round(dark * 255);
    return lights
      .filter(([, , size]) => stepped(size) > 0)
      .map(
        ([x, y, size]) =>
          `<circle cx="${x}" cy="${y - 30}" r="${Math.round(radius * stepped(size))}" fill="rgb(${grey} ${grey} ${grey})"/>`,
      );
  });
  return `<mask id="light" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="rgb(236 236 236)"/>${circles.join('')}</mask>
<rect width="${width}" height="${height}" fill="#12060D" mask="url(#light)"/>`;
}

const sparksOf = (x: number, y: number, flown: number): string =>
  [-112, -80, -50, -24, 6, 38, 70]
    .map((angle, at) => {
      const from = 16 + flown * (44 + (at % 3) * 22);
      const long = (1 - flown) * (26 + (at % 2) * 14) + 5;
      return `<path d="M0 ${-from}V${-from - long}" transform="translate(${x} ${y}) rotate(${angle})" stroke="#FFB020" stroke-width="7" stroke-linecap="round"/>`;
    })
    .join('');

function smokeOf({ x, y, risen }: NonNullable<Moment['smoke']>): string {
  const up = risen * 150;
  return `<path d="M${x} ${y - up}c-22-22 22-34 0-58s20-32 2-60" fill="none" stroke="#E8DAE2" stroke-opacity="${(0.62 * (1 - risen)).toFixed(2)}" stroke-width="${9 + risen * 7}" stroke-linecap="round"/>`;
}

const candle = `
<path fill="${brass}" d="M128 668q84-26 168 0l-18 26H146ZM196 600h32v64h-32Z"/>
<path fill="${brass}" d="M140 590h144q-6 30-72 30t-72-30Z"/>
<path fill="${wax}" d="M170 404q42-18 84 0v188h-84Z"/>
<path fill="${waxShade}" d="M226 399q16 1 28 5v188h-28ZM170 404q8-4 16-5v74q0 10-8 10t-8-10Z"/>
<path fill="${wax}" d="M246 440q0 62 14 62t8-52-4-46l-18 2Z"/>
<path d="M${wick[0]} 398V${wick[1] + 4}" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`;

const table = `
<path fill="${wood}" d="M0 676h${width}v124H0Z"/>
<path fill="${woodLight}" d="M0 676h${width}v16H0Z"/>
<path d="M60 736h150M280 756h210M540 730h70M20 776h90" stroke="${woodLight}" stroke-width="5" stroke-linecap="round"/>
<path fill="${wine}" d="M356 604h176v76H356Z"/>
<path fill="${pink}" d="M356 604h176v22H356ZM366 626h156v38H366Z"/>
<path fill="${wine}" d="M436 634l-12 22h12l-4 14 20-24h-13l8-12Z"/>
<path fill="${ink}" d="M356 604h176l-10-14H366Z"/>`;

const handAt = ([x, y]: Moment['hand'], burnt: boolean): string => `
<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round" stroke-linejoin="round">
  <path d="M168 62 460 190" stroke="${wine}" stroke-width="118"/>
  <path d="M150 54l22-52" stroke="${pink}" stroke-width="16" transform="translate(4 36)"/>
  <path d="M74 60q-16 12 0 26M96 74q-12 14 6 24" stroke="${skinShade}" stroke-width="32"/>
  <path d="M96 34 150 58" stroke="${skin}" stroke-width="78"/>
  <path d="M4 6 52 26 92 40" stroke="${skinShade}" stroke-width="27"/>
  <path d="M0 0 ${head[0]} ${head[1]}" stroke="${waxShade}" stroke-width="9"/>
  <path d="M${head[0] + 12} ${head[1] + 6}l-12-6" stroke="${burnt ? ink : pink}" stroke-width="16"/>
  <path d="M0-6 44-32 98 6" stroke="${skin}" stroke-width="27"/>
  <path d="M2-8l8-5" stroke="${pink}" stroke-width="14"/>
</g>`;

/** Draws one moment. The wall behind is transparent, so that the page shows through. */
export function frameOf({ hand, match, candle: flame, lean, sparks, smoke }: Moment): string {
  const tip = [hand[0] + head[0], hand[1] + head[1]] as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${table}${candle}${handAt(hand, match > 0.3)}
${darknessOf([
  [tip[0], tip[1], match * 0.76],
  [wick[0], wick[1], flame],
])}
${smoke ? smokeOf(smoke) : ''}
${flameOf(tip[0], tip[1], match * 0.8, lean)}${flameOf(wick[0], wick[1], flame, lean)}
${sparks === null ? '' : sparksOf(tip[0], tip[1], sparks)}
</svg>`;
}
