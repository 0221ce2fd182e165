import type { Random } from '../random.ts';

/** Colours of a picture: the plain background, the shape on it, and clothes that contrast with both. */
export interface Palette {
  readonly plain: string;
  readonly shape: string;
  readonly clothes: string;
  /** Lines and hair of two-tone drawings. */
  readonly ink: string;
  readonly paper: string;
}

export const palettes: readonly Palette[] = [
  { plain: '#FFD8C4', shape: '#FFB390', clothes: '#7A0B4B', ink: '#4A1230', paper: '#FFF3EA' },
  { plain: '#F8C4DA', shape: '#F19CC2', clothes: '#2F3E6E', ink: '#5C0A3A', paper: '#FFF1F7' },
  { plain: '#DCCBF4', shape: '#BDA0E8', clothes: '#F2A900', ink: '#37215E', paper: '#F8F2FF' },
  { plain: '#C6DCF8', shape: '#9CC2F0', clothes: '#D6006E', ink: '#1D2F5C', paper: '#F1F7FF' },
  { plain: '#C4EBDB', shape: '#90D6BB', clothes: '#E4573D', ink: '#0F443C', paper: '#F0FFF8' },
  { plain: '#FDE6A6', shape: '#F8CF69', clothes: '#1F6F68', ink: '#54330A', paper: '#FFFAEA' },
  { plain: '#F3AF9E', shape: '#E98871', clothes: '#FDE6A6', ink: '#561A10', paper: '#FFF0EB' },
  { plain: '#7A0B4B', shape: '#A81E6C', clothes: '#FFB390', ink: '#3A0424', paper: '#FFD9EA' },
  { plain: '#2F3E6E', shape: '#465A97', clothes: '#F8CF69', ink: '#141C38', paper: '#DCE6FF' },
  { plain: '#1F5F59', shape: '#2F837B', clothes: '#F8C4DA', ink: '#082B28', paper: '#D9F7EC' },
  { plain: '#5B3A7E', shape: '#7A55A3', clothes: '#90D6BB', ink: '#26123B', paper: '#F0E2FF' },
  { plain: '#D9E2DC', shape: '#B7C9BE', clothes: '#6D28D9', ink: '#26352C', paper: '#FBFFFC' },
];

const dots = ({ shape }: Palette) =>
  Array.from({ length: 48 }, (_, at) => {
    const x = 40 + (at % 6) * 80 + (Math.floor(at / 6) % 2) * 40;
    return `<circle cx="${x}" cy="${40 + Math.floor(at / 6) * 80}" r="13" fill="${shape}"/>`;
  }).join('');

const stripes = ({ shape }: Palette) =>
  Array.from(
    { length: 7 },
    (_, at) => `<path d="M${at * 130 - 260} 640 l320 -640 h62 l-320 640z" fill="${shape}"/>`,
  ).join('');

const shapes: readonly ((palette: Palette, random: Random) => string)[] = [
  ({ shape }) => `<circle cx="240" cy="345" r="205" fill="${shape}"/>`,
  ({ shape }) => `<path d="M60 640V330a180 180 0 0 1 360 0v310z" fill="${shape}"/>`,
  ({ shape }, random) =>
    `<circle cx="${random.pick([110, 370])}" cy="170" r="${random.integer(90, 130)}" fill="${shape}"/>` +
    `<rect y="520" width="480" height="120" fill="${shape}"/>`,
  ({ shape }) =>
    `<g fill="none" stroke="${shape}" stroke-width="34"><circle cx="240" cy="380" r="130"/>` +
    `<circle cx="240" cy="380" r="210"/><circle cx="240" cy="380" r="290"/></g>`,
  dots,
  stripes,
  ({ shape }) => `<path d="M0 0h480v250C360 330 150 180 0 320z" fill="${shape}"/>`,
  // The spark of the brand.
  ({ shape }, random) => {
    const x = random.pick([95, 385]);
    return `<path d="M${x} 40q16 84 96 100q-80 16 -96 100q-16 -84 -96 -100q80 -16 96 -100z" fill="${shape}"/>`;
  },
];

/** Draws a coloured background of 480 x 640. */
export function drawGround(palette: Palette, random: Random): string {
  return `<rect width="480" height="640" fill="${palette.plain}"/>${random.pick(shapes)(palette, random)}`;
}
