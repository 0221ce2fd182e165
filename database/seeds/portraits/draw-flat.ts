import type { Gender } from '#contract/profiles/fields.ts';
import type { Random } from '../random.ts';
import type { Palette } from './ground.ts';
import { type HairColour, hairFills, type Look } from './look-of.ts';
import type { Portrait } from './portrait.ts';

/** Hair as a shape behind the head and one in front. A face is 160 wide, centred at 240, from 140 to 384. */
interface Cut {
  readonly back: string;
  readonly front: string;
}

const cuts: Readonly<Record<Gender, readonly Cut[]>> = {
  female: [
    // Waves.
    {
      back: 'M146 250C118 130 160 84 240 84s122 46 94 166c-8 44 34 84 12 160-12 42-58 40-72 10h-68c-14 30-60 32-72-10-22-76 20-116 12-160Z',
      front: 'M156 262c-10-86 26-134 84-134s94 48 84 134c-12-46-38-76-74-90-22 40-62 58-94 90Z',
    },
    // Bob.
    {
      back: 'M138 356C126 300 138 92 240 92s114 208 102 264c-30 20-66 8-74-22h-56c-8 30-44 42-74 22Z',
      front:
        'M154 262c-10-84 24-138 86-138s96 54 86 138c-4-30-10-46-18-58-50 6-100 4-136-2-8 14-14 30-18 60Z',
    },
    // Knot.
    {
      back: 'M240 24a46 46 0 1 1 0 92a46 46 0 1 1 0-92ZM152 262C136 150 176 100 240 100s104 50 88 162Z',
      front: 'M156 256c-12-84 26-134 84-134s96 50 84 134c-10-50-36-82-84-94-48 12-74 44-84 94Z',
    },
    // Curls.
    {
      back: 'M240 62c40-20 82 4 90 42 40 10 54 58 32 90 26 30 18 76-16 90 0 40-46 56-74 34h-64c-28 22-74 6-74-34-34-14-42-60-16-90-22-32-8-80 32-90 8-38 50-62 90-42Z',
      front:
        'M158 244c-8-40 4-70 26-84 10-24 40-34 60-22 26-14 56-2 62 22 18 14 26 44 16 84-4-26-14-46-30-58-22 10-46 6-58-6-18 14-34 12-46 4-16 14-26 34-30 60Z',
    },
    // Short.
    {
      back: 'M150 262c-18-110 22-168 90-168s108 58 90 168c-10 20-24 18-30 0H180c-6 18-20 20-30 0Z',
      front:
        'M154 268c-12-92 28-146 92-146 54 0 88 46 78 140-26-8-48-30-62-58-22 30-64 34-88 42-10 4-14 12-20 22Z',
    },
    // Over one shoulder.
    {
      back: 'M152 262C132 150 172 96 240 96s112 54 92 166c-2 50 30 96 18 158-8 38-54 42-66 6-10-40-4-90-4-164Z',
      front: 'M156 256c-12-84 26-136 86-136s92 52 82 136c-14-46-52-82-114-96-22 22-44 50-54 96Z',
    },
    // A fringe and long.
    {
      back: 'M142 420C120 330 132 88 240 88s120 242 98 332c-20 12-52 12-66-8h-64c-14 20-46 20-66 8Z',
      front:
        'M154 270c-10-96 26-148 86-148s96 52 86 148c-4-26-8-44-14-56-44 12-100 12-144 0-6 12-10 30-14 56Z',
    },
  ],
  male: [
    {
      back: '',
      front: 'M156 250c-12-84 26-128 84-128s96 44 84 128c-4-28-8-46-18-60-40 8-92 8-132 0-10 14-14 32-18 60Z',
    },
    // Parted.
    {
      back: '',
      front:
        'M154 254c-14-70 4-118 46-130 30-20 84-14 108 14 22 26 26 66 18 116-4-30-10-52-22-66-36-2-74-10-104-26-20 22-38 52-46 92Z',
    },
    // Up.
    {
      back: '',
      front:
        'M158 252c-18-60-14-104 14-120 2-30 44-46 86-38 50 8 78 48 66 158-4-30-8-48-20-64-44 4-88-2-118-18-14 18-22 48-28 82Z',
    },
    // Curls.
    {
      back: '',
      front:
        'M158 236c-22-18-20-58 6-68-4-34 34-56 60-38 20-20 60-14 68 10 34-4 52 36 36 62 8 14 4 30-8 36-2-22-8-38-18-50-20 8-40 4-50-8-18 14-40 10-50 0-22 8-38 28-44 56Z',
    },
    // Brushed to one side.
    {
      back: '',
      front:
        'M156 256c-16-74 0-124 46-136 42-14 96-6 116 36 16 34 14 68 8 100-4-34-12-56-26-70-30 6-60 2-84-12-24 12-46 34-60 82Z',
    },
  ],
};

const crown = 'M164 214c6-52 34-80 76-80s70 28 76 80c-14-34-40-52-76-52s-62 18-76 52Z';

const shirts: readonly ((palette: Palette) => string)[] = [
  ({ paper }) => `<path d="M196 446l44 62 44-62 22 10-66 96-66-96Z" fill="${paper}"/>`,
  ({ ink }) => `<path d="M188 448q52 46 104 0l10 4q-60 66-124 0Z" fill="${ink}"/>`,
  ({ paper }) =>
    `<path d="M84 566q156 34 312 0l8 26q-164 34-328 0ZM72 616q168 30 336 0v24H70Z" fill="${paper}"/>`,
  () => '',
  ({ ink }) => `<path d="M190 448l-44 40 62 72 32-60 32 60 62-72-44-40-50 58Z" fill="${ink}"/>`,
];

const mouths: Readonly<Record<Gender, readonly string[]>> = {
  female: [
    '<path d="M208 334q12-8 32-2q20-6 32 2q-12 22-32 22t-32-22Z" fill="#c2185b"/>',
    '<path d="M206 332q34 28 68 0q-6 30-34 30t-34-30Z" fill="#fff"/><path d="M204 330q36 30 72 0" fill="none" stroke="#b0124f" stroke-width="7" stroke-linecap="round"/>',
    '<path d="M212 338q28 16 56-4" fill="none" stroke="#b0124f" stroke-width="8" stroke-linecap="round"/>',
  ],
  male: [
    '<path d="M210 336q30 20 60-2" fill="none" stroke="#5a1f2b" stroke-width="7" stroke-linecap="round"/>',
    '<path d="M206 330q34 30 68 0q-6 32-34 32t-34-32Z" fill="#fff" stroke="#5a1f2b" stroke-width="4"/>',
  ],
};

const beardShape =
  'M160 262c4 90 34 134 80 134s76-44 80-134c-6 32-22 50-40 52-14-8-26-10-40-4-14-6-26-4-40 4-18-2-34-20-40-52Zm48 74q32-14 64 0q-6 22-32 22t-32-22Z';

const lines = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

function eyes(look: Look, senior: boolean, random: Random): string {
  const ink = '#2a1520';
  const open = '<circle cx="208" cy="258" r="7"/><circle cx="272" cy="258" r="7"/>';
  const seen = random.chance(0.4)
    ? lines('M196 260q12-12 24 0M260 260q12-12 24 0', ink, 6)
    : `<g fill="${ink}">${open}</g>`;
  const brows = lines(
    'M190 232q18-12 36-2M254 230q18-10 36 2',
    hairFills[look.hair === 'white' ? 'grey' : look.hair],
    7,
  );
  const wrinkles = senior
    ? lines('M180 278q-8 4-12 0M300 278q8 4 12 0M200 186q40-8 80 0', look.skin[1], 4)
    : '';
  const glasses = look.glasses
    ? `<g fill="#fff" fill-opacity=".25" stroke="${ink}" stroke-width="6"><circle cx="208" cy="260" r="28"/><circle cx="272" cy="260" r="28"/><path d="M236 256q4-4 8 0M180 254l-18-6M300 254l18-6" fill="none"/></g>`
    : '';
  return `${wrinkles}${brows}${seen}${glasses}`;
}

const beardFill = (hair: HairColour) => (hair === 'bald' ? hairFills.brown : hairFills[hair]);

/** Draws a person of flat shapes, with half of the face in shadow: the drawing style of the brand. */
export function drawFlat(portrait: Portrait, look: Look, palette: Palette, random: Random): string {
  const own = look.choose();
  const cut = own.pick(cuts[portrait.gender]);
  const [light, shade] = look.skin;
  const fill = hairFills[look.hair];
  const shirt = random.pick(shirts)(palette);
  const earrings = portrait.gender === 'female' && own.chance(0.45);
  const hair =
    look.hair === 'bald'
      ? { back: '', front: own.chance(0.5) ? `<path d="${crown}" fill="${fill}" opacity=".35"/>` : '' }
      : { back: `<path d="${cut.back}" fill="${fill}"/>`, front: `<path d="${cut.front}" fill="${fill}"/>` };
  const scale = 0.98 + random.next() * 0.22;
  const x = 240 - 240 * scale + random.integer(-24, 24);
  const turned = random.chance(0.5) ? 'translate(480 0) scale(-1 1)' : '';
  return (
    `<g transform="translate(${x.toFixed(1)} ${(640 - 640 * scale).toFixed(1)}) scale(${scale.toFixed(3)}) ${turned}">` +
    hair.back +
    `<path d="M50 640c0-150 68-214 152-232l38 20 38-20c84 18 152 82 152 232Z" fill="${palette.clothes}"/>` +
    `<g transform="translate(0 -42)">${shirt}</g>` +
    `<path d="M202 346h76v60c0 24-16 40-38 40s-38-16-38-40Z" fill="${shade}"/>` +
    `<circle cx="160" cy="266" r="18" fill="${light}"/><circle cx="320" cy="266" r="18" fill="${shade}"/>` +
    `<path d="M158 246c0-68 36-106 82-106s82 38 82 106c0 82-36 138-82 138s-82-56-82-138Z" fill="${light}"/>` +
    `<path d="M240 140c46 0 82 38 82 106 0 82-36 138-82 138 10-26 16-50 14-70l-18-6c-4-8 0-14 4-22Z" fill="${shade}" opacity=".55"/>` +
    (look.beard ? `<path d="${beardShape}" fill="${beardFill(look.hair)}" fill-rule="evenodd"/>` : '') +
    own.pick(mouths[portrait.gender]) +
    eyes(look, portrait.band === 'senior', random) +
    hair.front +
    (earrings
      ? `<circle cx="158" cy="296" r="10" fill="${palette.paper}"/><circle cx="322" cy="296" r="10" fill="${palette.paper}"/>`
      : '') +
    '</g>'
  );
}
