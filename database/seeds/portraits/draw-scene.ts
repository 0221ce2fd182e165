import { createRandom } from '../random.ts';
import { type Palette, palettes } from './ground.ts';
import type { Scene, SceneInterest } from './scene.ts';

type Draw = (palette: Palette) => string;

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const table = ({ shape }: Palette) => `<rect y="490" width="480" height="150" fill="${shape}"/>`;

/** Flat drawings in the five colours of a palette, 480 x 640. */
const drawings: Readonly<Record<SceneInterest, Draw>> = {
  animals: ({ shape, ink, paper, clothes }) =>
    `<rect x="70" y="70" width="340" height="430" rx="170" fill="${shape}"/><circle cx="300" cy="190" r="48" fill="${paper}"/>` +
    `<rect x="40" y="500" width="400" height="26" fill="${paper}"/>` +
    `<path d="M176 500c-24-90-4-160 44-190l-12-74 50 34c14-3 30-3 44 0l50-34-10 82c22 34 18 72-14 92 30 26 40 60 36 90Z" fill="${ink}"/>` +
    line('M186 498c-60 6-100-20-96-64', ink, 24) +
    `<circle cx="258" cy="306" r="7" fill="${clothes}"/><circle cx="304" cy="306" r="7" fill="${clothes}"/>`,
  art: (palette) =>
    table(palette) +
    `<path d="M150 560 200 120M330 560 280 120" stroke="${palette.ink}" stroke-width="16"/><rect x="96" y="130" width="288" height="300" rx="6" fill="${palette.paper}"/>` +
    `<circle cx="200" cy="240" r="62" fill="${palette.clothes}"/><path d="M110 416c50-110 100-80 140-30 40-60 80-70 120 30Z" fill="${palette.ink}"/>` +
    `<rect x="80" y="430" width="320" height="18" rx="9" fill="${palette.ink}"/>`,
  beach: ({ shape, clothes, paper, ink }) =>
    `<circle cx="340" cy="170" r="76" fill="${clothes}"/><path d="M0 300q60-30 120 0t120 0 120 0 120 0v340H0Z" fill="${shape}"/>` +
    `<path d="M0 400q60-30 120 0t120 0 120 0 120 0v240H0Z" fill="${ink}" opacity=".35"/><path d="M0 500q130-50 260-10t220 0v150H0Z" fill="${paper}"/>` +
    `<path d="M150 560 210 330" stroke="${ink}" stroke-width="12"/><path d="M84 386c30-90 170-110 240 0-30-14-50-14-80 0-26-16-56-20-80-8-30-12-54-10-80 8Z" fill="${clothes}"/>`,
  biking: ({ shape, ink, clothes, paper }) =>
    `<circle cx="240" cy="300" r="200" fill="${shape}"/><rect y="500" width="480" height="140" fill="${paper}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="14"><circle cx="120" cy="420" r="84"/><circle cx="360" cy="420" r="84"/></g>` +
    `<g fill="none" stroke="${clothes}" stroke-width="16" stroke-linejoin="round" stroke-linecap="round"><path d="M120 420l70-140h130l40 140M190 280l60 140H120M250 420l70-140"/></g>` +
    line('M160 266h60M320 280l-10-50h46', ink, 16),
  bondage: ({ shape, clothes, ink }) =>
    `<circle cx="240" cy="320" r="210" fill="${shape}"/>` +
    line(
      'M120 320a120 120 0 0 1 240 0a120 120 0 0 1-240 0M150 320a90 90 0 0 1 180 0a90 90 0 0 1-180 0M180 320a60 60 0 0 1 120 0a60 60 0 0 1-120 0',
      clothes,
      20,
    ) +
    line('M340 400c60 60 20 140-60 150', clothes, 20) +
    line('M214 188v264M264 188v264', ink, 24),
  coffee: (palette) =>
    table(palette) +
    `<path d="M110 330h230v90a115 115 0 0 1-230 0Z" fill="${palette.clothes}"/><path d="M338 356h30a44 44 0 0 1 0 88h-42" fill="none" stroke="${palette.clothes}" stroke-width="24"/>` +
    `<ellipse cx="225" cy="332" rx="115" ry="26" fill="${palette.ink}"/><ellipse cx="225" cy="548" rx="160" ry="18" fill="${palette.paper}"/>` +
    line(
      'M180 270c-24-40 24-60 0-104M240 270c-24-40 24-60 0-104M300 270c-24-40 24-60 0-104',
      palette.paper,
      13,
    ),
  cooking: (palette) =>
    table(palette) +
    `<rect x="90" y="340" width="270" height="170" rx="34" fill="${palette.clothes}"/><rect x="70" y="322" width="310" height="30" rx="15" fill="${palette.ink}"/><path d="M360 400h90" stroke="${palette.ink}" stroke-width="26" stroke-linecap="round"/>` +
    `<circle cx="225" cy="306" r="20" fill="${palette.ink}"/>` +
    line(
      'M160 250c-30-50 30-60 0-120M225 250c-30-50 30-60 0-120M290 250c-30-50 30-60 0-120',
      palette.paper,
      14,
    ),
  gardening: (palette) =>
    table(palette) +
    `<path d="M150 400h180l-26 150H176Z" fill="${palette.clothes}"/><rect x="134" y="378" width="212" height="40" rx="8" fill="${palette.clothes}"/>` +
    line('M240 380V180M240 330c-40-10-70-40-84-84M240 300c40-16 66-46 84-96', palette.ink, 10) +
    `<path d="M240 190c-60-40-50-110 0-140 50 30 60 100 0 140ZM160 250c-66 4-104-42-98-98 60-6 104 34 98 98ZM322 208c-14-66 24-110 84-112 10 62-26 106-84 112Z" fill="${palette.paper}"/>`,
  hiking: ({ shape, ink, paper, clothes }) =>
    `<circle cx="350" cy="150" r="64" fill="${clothes}"/><path d="M-40 470 140 210l110 150 70-90 200 200v60H-40Z" fill="${shape}"/>` +
    `<path d="M140 210l-50 72 30 20 24-18 26 22 24-30ZM320 270l-30 40 26 14 18-14 22 10Z" fill="${paper}"/><path d="M0 450q140-60 260 0t220-10v200H0Z" fill="${ink}"/>` +
    line('M250 640c-60-60 90-80 20-150', paper, 16),
  music: ({ shape, ink, clothes, paper }) =>
    `<rect x="60" y="150" width="330" height="330" rx="12" fill="${clothes}"/><circle cx="270" cy="320" r="170" fill="${ink}"/>` +
    `<g fill="none" stroke="${shape}" stroke-width="3" opacity=".5"><circle cx="270" cy="320" r="140"/><circle cx="270" cy="320" r="112"/><circle cx="270" cy="320" r="86"/></g>` +
    `<circle cx="270" cy="320" r="56" fill="${paper}"/><circle cx="270" cy="320" r="10" fill="${ink}"/>`,
  photography: ({ shape, ink, clothes, paper }) =>
    `<circle cx="240" cy="320" r="220" fill="${shape}"/><rect x="170" y="190" width="140" height="70" rx="14" fill="${ink}"/><rect x="70" y="236" width="340" height="220" rx="30" fill="${clothes}"/>` +
    `<rect x="70" y="290" width="340" height="110" fill="${ink}"/><circle cx="240" cy="346" r="96" fill="${paper}"/><circle cx="240" cy="346" r="70" fill="${ink}"/><circle cx="216" cy="322" r="20" fill="${paper}" opacity=".7"/><circle cx="370" cy="262" r="12" fill="${paper}"/>`,
  reading: (palette) =>
    table(palette) +
    `<rect x="100" y="450" width="280" height="56" rx="6" fill="${palette.ink}"/><rect x="124" y="394" width="240" height="56" rx="6" fill="${palette.clothes}"/><rect x="112" y="338" width="260" height="56" rx="6" fill="${palette.paper}"/>` +
    `<path d="M240 300c-40-40-100-44-140-30V130c40-16 100-10 140 28 40-38 100-44 140-28v140c-40-14-100-10-140 30Z" fill="${palette.paper}"/>` +
    line(
      'M240 160v136M130 170q44-8 84 16M130 210q44-8 84 16M350 170q-44-8-84 16M350 210q-44-8-84 16',
      palette.ink,
      6,
    ),
  travelling: (palette) =>
    table(palette) +
    line('M190 250v-60h100v60', palette.ink, 20) +
    `<rect x="90" y="246" width="300" height="280" rx="30" fill="${palette.clothes}"/><path d="M150 246v280M330 246v280" stroke="${palette.ink}" stroke-width="18"/>` +
    `<path d="M240 330q8 42 50 50q-42 8-50 50q-8-42-50-50q42-8 50-50Z" fill="${palette.paper}"/>`,
  wine: (palette) =>
    table(palette) +
    `<path d="M280 130h60v120c50 26 56 60 56 100v180H224V350c0-40 6-74 56-100Z" fill="${palette.ink}"/><rect x="224" y="380" width="172" height="90" fill="${palette.paper}"/>` +
    `<path d="M80 300h130c10 90-20 130-52 136v80h44v18H88v-18h44v-80c-32-6-62-46-52-136Z" fill="${palette.paper}" opacity=".85"/><path d="M84 350h122c-4 56-28 80-61 80s-57-24-61-80Z" fill="${palette.clothes}"/>`,
};

/** Draws a scene as an SVG of 480 x 640. */
export function drawScene({ interest, colour }: Scene): string {
  // Steps of five, so that no two drawings of a subject have the same colours.
  const palette = palettes[(createRandom(`scene ${interest}`).integer(0, 11) + colour * 5) % palettes.length];
  if (!palette) throw new Error('No palette has this number.');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640">' +
    `<rect width="480" height="640" fill="${palette.plain}"/>${drawings[interest](palette)}</svg>`
  );
}
