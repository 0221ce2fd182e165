import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { cardSize } from '#contract/content/app-files.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { iconDrawing, markDrawing } from './draw-icon.ts';
import { escapeMarkup } from './escape-markup.ts';
import { iconColours, nicheColours } from './niche-colours.ts';

export interface CardTexts {
  readonly name: string;
  readonly headline: string;
  readonly words: string;
  readonly age: string;
}

const fontFile = (file: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${file}`);

const fonts = {
  heavy: { name: 'Figtree ExtraBold', file: fontFile('800ExtraBold/Figtree_800ExtraBold.ttf') },
  plain: { name: 'Figtree Medium', file: fontFile('500Medium/Figtree_500Medium.ttf') },
} as const;

const { width, height } = cardSize;
const margin = 72;
/** Width of the text column, up to the circle with a margin. */
const column = 604;

interface Line {
  readonly words: string;
  readonly font: keyof typeof fonts;
  readonly colour: string;
  readonly width: number;
  /** Font sizes in pixels, tried from the largest. */
  readonly sizes: readonly number[];
  readonly height: number;
}

interface Written {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/**
 * Height from the top of the capitals to the last baseline. The drawn text ends at its lowest letter, which
 * varies.
 */
const toBaseline = ({ height: drawn, size }: Written): number => {
  const capital = size * 0.75;
  const between = size * 1.2;
  return Math.round(capital + Math.round(Math.max(0, drawn - capital) / between) * between);
};

const writtenAt = async (line: Line, size: number): Promise<Written> => {
  const { name, file } = fonts[line.font];
  const text = `<span foreground="${line.colour}">${escapeMarkup(line.words)}</span>`;
  const { data, info } = await sharp({
    text: { text, font: `${name} ${size}`, fontfile: file, width: line.width, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height, size };
};

/** Draws text in the largest size that fits its space. */
const written = async (line: Line): Promise<Written> => {
  const [largest = 16, ...smaller] = line.sizes;
  const found = await writtenAt(line, largest);
  const fits = found.height <= line.height && found.width <= line.width;
  return fits || smaller.length === 0 ? found : written({ ...line, sizes: smaller });
};

const scene = (niche: Niche): string => {
  const { stage } = nicheColours[niche];
  const { ground, mark, spark } = iconColours(niche);
  // If the icon has the colour of the stage, the disc gets the soft accent colour.
  const disc = ground === stage ? nicheColours[niche].accentSoft : ground;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${stage}"/>` +
    `<circle cx="1036" cy="315" r="330" fill="${disc}"/>` +
    `<g transform="translate(789 115) scale(10.4)">${markDrawing({ mark, spark })}</g></svg>`
  );
};

/** Draws the social card of a niche's site (CONT-3): its name, headline and logo, without faces. */
export async function drawCard(niche: Niche, words: CardTexts): Promise<Buffer> {
  const { onStage, onStageQuiet } = nicheColours[niche];
  const icon = await sharp(Buffer.from(iconDrawing(niche, 'round')))
    .resize(64, 64)
    .png()
    .toBuffer();
  const [name, headline, age] = await Promise.all([
    written({ words: words.name, font: 'heavy', colour: onStage, width: 500, height: 60, sizes: [40] }),
    written({
      words: words.headline,
      font: 'heavy',
      colour: onStage,
      width: column,
      height: 250,
      sizes: [88, 76, 64, 54, 46],
    }),
    written({ words: words.age, font: 'heavy', colour: onStageQuiet, width: 200, height: 40, sizes: [28] }),
  ]);
  const top = 176;
  const ageTop = height - margin - age.height;
  const bodyTop = top + toBaseline(headline) + 48;
  const body = await written({
    words: words.words,
    font: 'plain',
    colour: onStageQuiet,
    width: column - 40,
    height: ageTop - 28 - bodyTop,
    sizes: [30, 27, 24, 21],
  });
  const layers: OverlayOptions[] = [
    { input: icon, left: margin, top: margin - 8 },
    { input: name.input, left: margin + 64 + 18, top: Math.round(margin + 24 - name.height / 2) },
    { input: headline.input, left: margin, top },
    { input: body.input, left: margin, top: bodyTop },
    { input: age.input, left: margin, top: ageTop },
  ];
  return sharp(Buffer.from(scene(niche)))
    .composite(layers)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
