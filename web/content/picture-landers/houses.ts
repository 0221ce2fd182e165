type Gable = 'step' | 'bell' | 'point' | 'neck';

interface House {
  readonly x: number;
  readonly width: number;
  /** Height at which the wall ends and the gable begins. */
  readonly top: number;
  readonly gable: Gable;
  /**
   * The house of one of the two people. One window of its first floor is left out, because it is drawn large.
   */
  readonly home?: 'mine' | 'theirs';
}

export const street = 452;

/** Canal houses from left to right. A phone shows the last seven. */
export const houses: readonly House[] = [
  { x: -20, width: 104, top: 232, gable: 'neck' },
  { x: 84, width: 92, top: 260, gable: 'point' },
  { x: 176, width: 112, top: 214, gable: 'step' },
  { x: 288, width: 84, top: 268, gable: 'bell' },
  { x: 372, width: 108, top: 240, gable: 'point' },
  { x: 480, width: 96, top: 206, gable: 'neck' },
  { x: 576, width: 120, top: 252, gable: 'bell' },
  { x: 696, width: 100, top: 276, gable: 'step' },
  { x: 796, width: 136, top: 222, gable: 'bell', home: 'mine' },
  { x: 932, width: 88, top: 282, gable: 'point' },
  { x: 1020, width: 104, top: 238, gable: 'step' },
  { x: 1124, width: 84, top: 290, gable: 'neck' },
  { x: 1208, width: 140, top: 246, gable: 'point', home: 'theirs' },
  { x: 1348, width: 112, top: 214, gable: 'neck' },
];

const roofOf: Readonly<Record<Gable, (width: number) => string>> = {
  point: (w) => `l${w / 2} ${-w * 0.55}l${w / 2} ${w * 0.55}`,
  step: (w) => {
    const run = w / 7;
    return `${`v-18h${run}`.repeat(3)}v-18h${run}v18${`h${run}v18`.repeat(3)}`;
  },
  bell: (w) =>
    `c${w * 0.28} -4 ${w * 0.16} ${-w * 0.5} ${w * 0.38} ${-w * 0.52}q${w * 0.12} -14 ${w * 0.24} 0c${w * 0.22} 2 ${w * 0.1} ${w * 0.48} ${w * 0.38} ${w * 0.52}`,
  neck: (w) =>
    `h${w * 0.12}q${w * 0.12} -4 ${w * 0.12} -20v${-w * 0.28}l${w * 0.26} ${-w * 0.2}l${w * 0.26} ${w * 0.2}v${w * 0.28}q0 16 ${w * 0.12} 20h${w * 0.12}`,
};

/** Path of a house's front. */
export const outlineOf = ({ x, width, top, gable }: House): string =>
  `M${x} ${street}V${top}${roofOf[gable](width)}V${street}Z`;

const windowWidth = 17;
const windowHeight = 27;
const floor = 46;

/** Paths of the windows in sets: dark ones, lit ones, and those whose light goes on and off in turn. */
export const windows: readonly string[] = (() => {
  const sets = ['', '', '', '', ''];
  let count = 0;
  for (const { x, width, top, home } of houses) {
    const columns = width > 110 ? 4 : 3;
    const gap = (width - columns * windowWidth) / (columns + 1);
    for (let y = top + 16; y + windowHeight < street - 52; y += floor)
      for (let column = 0; column < columns; column += 1) {
        count += 1;
        if (home && y < top + 2 * floor) continue;
        const left = Math.round(x + gap + column * (windowWidth + gap));
        // A fixed pattern in which neighbours differ.
        const set = [0, 1, 0, 2, 0, 0, 3, 1, 0, 4, 0, 0, 2, 0, 1, 0, 3][(count * 5) % 17] ?? 0;
        sets[set] += `M${left} ${y}h${windowWidth}v${windowHeight}h-${windowWidth}Z`;
      }
  }
  return sets;
})();

/** Paths of the doors. */
export const doors: string = houses
  .map(({ x, width }) => `M${Math.round(x + width * 0.38)} ${street}v-34q9 -9 18 0v34Z`)
  .join('');
