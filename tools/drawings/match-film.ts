/**
 * `npx node tools/drawings/match-film.ts`: draws the short film of the lander video, and its still, frame by
 * frame. The film shows no real person and needs no licence.
 */
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { frameOf, head, type Moment, wick } from './match-scene.ts';

const folder = 'web/content/landers/video';
const limit = 400_000;

const between = (from: number, to: number, part: number) => from + (to - from) * part;
const smooth = (part: number) => part * part * (3 - 2 * part);

type Spot = Moment['hand'];
const away: Spot = [820, 560];
const box: Spot = [480, 662];
const struck: Spot = [404, 640];
const raised: Spot = [452, 470];
const atWick: Spot = [wick[0] - head[0] + 12, wick[1] - head[1] - 8];

const following: Moment = { hand: away, match: 0, candle: 0, lean: 0, sparks: null, smoke: null };

/** A number of frames, with a progress from 0 to 1. */
const shot = (frames: number, draw: (part: number, at: number) => Partial<Moment>): Moment[] =>
  Array.from({ length: frames }, (_, at) => ({ ...following, ...draw((at + 1) / frames, at) }));

const move = (from: Spot, to: Spot, part: number): Spot => [
  Math.round(between(from[0], to[0], smooth(part))),
  Math.round(between(from[1], to[1], smooth(part))),
];

const flicker = [1, 1.06, 0.97, 1.03, 0.95, 1.02];
const sway = [0, 3, 1, -3, -1, 2];
const turn = (values: readonly number[], at: number) => values[at % values.length] ?? 0;

const film: readonly Moment[] = [
  ...shot(5, (part) => ({ hand: move(away, box, part) })),
  ...shot(3, (part, at) => ({
    hand: move(box, struck, part),
    sparks: at === 0 ? null : part * 0.4,
    match: at * 0.12,
  })),
  ...shot(4, (part, at) => ({
    hand: move(struck, raised, part),
    sparks: part < 1 ? 0.4 + part * 0.6 : null,
    match: [0.7, 1.3, 1.4, 1.15][at] ?? 1,
    lean: [14, 10, 6, 2][at] ?? 0,
  })),
  ...shot(3, (_, at) => ({ hand: raised, match: turn(flicker, at), lean: turn(sway, at) })),
  ...shot(6, (part, at) => ({
    hand: move(raised, atWick, part),
    match: turn(flicker, at),
    lean: 16 * Math.sin(part * Math.PI),
  })),
  ...shot(4, (part, at) => ({
    hand: atWick,
    match: turn(flicker, at),
    candle: part * turn(flicker, at),
    lean: turn(sway, at),
  })),
  ...shot(6, (part, at) => ({
    hand: move(atWick, away, part),
    match: [0.9, 0.7, 0.3, 0, 0, 0][at] ?? 0,
    candle: turn(flicker, at),
    lean: turn(sway, at),
    smoke: at >= 3 ? { x: 480, y: 470, risen: (at - 2) / 5 } : null,
  })),
  ...shot(12, (_, at) => ({ candle: turn(flicker, at), lean: turn(sway, at) })),
  ...shot(3, (part, at) => ({ candle: [0.8, 0.45, 0][at] ?? 0, lean: 18 * part })),
  ...shot(4, (part) => ({ smoke: { x: wick[0], y: wick[1], risen: part } })),
];

const pictures = await Promise.all(
  film.map((moment) =>
    sharp(Buffer.from(frameOf(moment)))
      .png()
      .toBuffer(),
  ),
);
const look = { quality: 70, alphaQuality: 60, effort: 6, smartSubsample: true } as const;

await sharp(pictures, { join: { animated: true } })
  .webp({ ...look, loop: 0, delay: film.map(() => 90), minSize: true })
  .toFile(`${folder}/match.webp`);
await sharp(Buffer.from(frameOf({ ...following, candle: 1 })))
  .webp(look)
  .toFile(`${folder}/candle.webp`);

const { size } = statSync(`${folder}/match.webp`);
console.log(`${film.length} frames, ${size} bytes`);
if (size > limit) throw new Error(`the film is larger than ${limit} bytes`);
